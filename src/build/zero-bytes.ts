import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Removes zero bytes from the pages of a built site. React 18 leaves them where a character of
 * several bytes does not fit into the rest of its buffer (writeStringChunk of
 * react-dom-server.node), and no character of a page is one.
 *
 * @param folder of the built site.
 */
export const removeZeroBytes = (folder: string) => {
  const pages = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  for (const { parentPath, name } of pages) {
    const file = join(parentPath, name);
    const html = readFileSync(file, "utf8");
    if (html.includes("\0")) writeFileSync(file, html.replaceAll("\0", ""));
  }
};
