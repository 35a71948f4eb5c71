import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Strips NUL bytes from HTML files. React 18 leaves them where a multi-byte character does not fit
 * into the rest of its buffer (writeStringChunk of react-dom-server.node).
 */
export const stripNulBytes = (publicDir: string) => {
  const pages = readdirSync(publicDir, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name.endsWith(".html"),
  );
  for (const { parentPath, name } of pages) {
    const file = join(parentPath, name);
    const html = readFileSync(file, "utf8");
    if (html.includes("\0")) writeFileSync(file, html.replaceAll("\0", ""));
  }
};
