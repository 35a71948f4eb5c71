import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Gatsby's inline script with the files of each page template. */
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="(?:[^"\\]|\\.)*";\s*<\/script>/;

/** Writes the JavaScript and CSS files of each page template as a script. @returns its name. */
const writeChunkMapping = (publicDir: string) => {
  const stats = readFileSync(join(publicDir, "webpack.stats.json"), "utf8");
  const { assetsByChunkName } = JSON.parse(stats) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const files = Object.entries(assetsByChunkName)
    .filter(([chunk]) => chunk.startsWith("component---"))
    .map(([chunk, assets]) => [chunk, assets.map((asset) => `/${asset}`)] as const);
  const code = `window.___chunkMapping=${JSON.stringify(Object.fromEntries(files))};`;
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 20);
  const name = `chunk-mapping-${hash}.js`;
  writeFileSync(join(publicDir, name), code);

  return name;
};

/**
 * Corrects the HTML files that Gatsby has written:
 * - Moves the chunk mapping, 5 kB of each page, to one file. Gatsby's is a string, so that nothing is
 *   prefetched, and lacks files that templates share.
 * - Strips NUL bytes. React 18 leaves them where a multi-byte character does not fit into the rest of
 *   its buffer (writeStringChunk of react-dom-server.node).
 *
 * @throws if no page has a chunk mapping of the known form.
 */
export const correctHtmlFiles = (publicDir: string) => {
  const mappingScript = `<script src="/${writeChunkMapping(publicDir)}"></script>`;
  const pages = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  let isMoved = false;
  for (const { parentPath, name } of pages) {
    const file = join(parentPath, name);
    const html = readFileSync(file, "utf8");
    const corrected = html.replaceAll("\0", "").replace(chunkMapping, mappingScript);
    if (corrected !== html) writeFileSync(file, corrected);
    isMoved ||= corrected.includes(mappingScript);
  }
  if (!isMoved) {
    throw new Error(
      "Gatsby's chunk mapping has another form: see src/gatsby/html-files.ts in docs/patches.md.",
    );
  }
};
