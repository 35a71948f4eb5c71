import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Gatsby's inline script with the JavaScript and CSS files of each page template. */
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping=("(?:[^"\\]|\\.)*");\s*<\/script>/;

/**
 * Corrects the HTML files that Gatsby has written:
 * - Moves the chunk mapping, 5 kB of each page, to one file, as an object. Gatsby assigns a string,
 *   so that it never prefetches a template's files.
 * - Strips NUL bytes. React 18 leaves them where a multi-byte character does not fit into the rest of
 *   its buffer (writeStringChunk of react-dom-server.node).
 *
 * @throws if the chunk mapping has another form.
 */
export const correctHtmlFiles = (publicDir: string) => {
  const written = new Set<string>();
  const moveMapping = (_: string, literal: string) => {
    const code = `window.___chunkMapping=${JSON.parse(literal) as string};`;
    const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
    const name = `chunk-mapping-${hash}.js`;
    if (!written.has(name)) writeFileSync(join(publicDir, name), code);
    written.add(name);

    return `<script src="/${name}"></script>`;
  };

  const pages = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  for (const { parentPath, name } of pages) {
    const file = join(parentPath, name);
    const html = readFileSync(file, "utf8");
    const corrected = html.replaceAll("\0", "").replace(chunkMapping, moveMapping);
    if (corrected !== html) writeFileSync(file, corrected);
    if (corrected.includes("gatsby-chunk-mapping")) {
      throw new Error(
        `${file}: Gatsby's chunk mapping has another form: see src/build/html-files.ts in docs/patches.md.`,
      );
    }
  }
};
