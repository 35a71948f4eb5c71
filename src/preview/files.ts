import { createReadStream, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, normalize, sep } from "node:path";

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

/**
 * Sends a file of the release, if there is one: pages and hidden files are none.
 *
 * @param path of the address, decoded.
 * @returns whether it did.
 */
export const sendFile = (site: string, path: string, response: ServerResponse): boolean => {
  const type = types[extname(path)];
  const file = normalize(join(site, path));
  if (!type || !file.startsWith(site + sep) || /[\\/]\./.test(path)) return false;
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;

  response.writeHead(200, { "Content-Type": type });
  createReadStream(file).pipe(response);

  return true;
};
