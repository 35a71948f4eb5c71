import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Memory } from "../files/memory";
import { readClassNames } from "./class-names";
import { removeUnusedSections } from "./section-styles";

/** Gatsby's inline script with the files of each page template, which only its links use. */
const chunkMapping =
  /<script\s+id="gatsby-chunk-mapping"\s*>\s*window\.___chunkMapping="(?:[^"\\]|\\.)*";\s*<\/script>/;

/**
 * Corrects the HTML files that Gatsby has written:
 * - Removes the chunk mapping, 5 kB of each page.
 * - Removes the styles of sections that a page does not have (section-styles.ts).
 * - Strips NUL bytes. React 18 leaves them where a multi-byte character does not fit into the rest of
 *   its buffer (writeStringChunk of react-dom-server.node).
 *
 * A file that Gatsby did not write again since the last build has been corrected.
 *
 * @throws if a chunk mapping stays.
 */
export const correctHtmlFiles = (
  publicDir: string,
  { isAsLeft, leave }: Pick<Memory, "isAsLeft" | "leave">,
) => {
  const pages = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  const sections = readClassNames("src/sections/**/*.module.scss");
  const correct = (file: string) => {
    const html = readFileSync(file, "utf8");
    const corrected = html.replaceAll("\0", "").replace(chunkMapping, "");
    if (corrected.includes("___chunkMapping")) {
      throw new Error(
        "Gatsby's chunk mapping has another form: see src/gatsby/html/html-files.ts in docs/patches.md.",
      );
    }
    const pruned = removeUnusedSections(corrected, sections);
    if (pruned !== html) writeFileSync(file, pruned);
  };

  for (const { parentPath, name } of pages) {
    const file = join(parentPath, name);
    if (!isAsLeft(file)) correct(file);
    leave(file);
  }
};
