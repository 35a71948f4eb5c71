import { createReadStream, statSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { pipeline } from "node:stream";

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

/** Files whose name changes with what is in them, as Gatsby writes them. */
const hashed = /^\/static\/|[.-][0-9a-f]{20}\.(js|css)$/;

/** The search's index, in kinds of files of its own: what visitors find, not drafts. */
const isOfSearch = (path: string) => path.startsWith("/pagefind/");

/** The file of a folder at a path, if there is one: none outside of the folder, and no hidden one. */
export const fileIn = (folder: string, path: string): string | undefined => {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) || /[\\/]\./.test(file.slice(folder.length))) return undefined;

  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    // There is none, or there can be none by such a name.
    return undefined;
  }
};

/**
 * Sends a file of the release, if there is one; pages are none.
 *
 * @param path of the address, decoded.
 * @returns whether it did.
 */
export const sendFile = (site: string, path: string, response: ServerResponse): boolean => {
  const type = types[extname(path)] ?? (isOfSearch(path) ? "application/octet-stream" : undefined);
  const file = type && fileIn(site, path);
  if (!file) return false;

  // A page is loaded again after every change, and its code is not.
  if (hashed.test(path))
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
  response.writeHead(200, { "Content-Type": type });
  // A file that is gone by now ends its answer, and not the server.
  pipeline(createReadStream(file), response, () => undefined);

  return true;
};
