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

/** Gatsby's files with a content hash in the name. */
const hashed = /^\/static\/|[.-][0-9a-f]{20}\.(js|css)$/;

/** Pagefind's files have types of their own. The search finds the release, not drafts. */
const isOfSearch = (path: string) => path.startsWith("/pagefind/");

/** The file at a path in a folder; undefined if it is missing, hidden or outside the folder. */
export const fileIn = (folder: string, path: string): string | undefined => {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) || /[\\/]\./.test(file.slice(folder.length))) return undefined;

  try {
    return statSync(file).isFile() ? file : undefined;
  } catch {
    // Missing, or an invalid name.
    return undefined;
  }
};

/**
 * Sends a file of the release, except pages.
 *
 * @param path decoded path of the URL.
 * @returns whether there is such a file.
 */
export const sendFile = (site: string, path: string, response: ServerResponse): boolean => {
  const type = types[extname(path)] ?? (isOfSearch(path) ? "application/octet-stream" : undefined);
  const file = type && fileIn(site, path);
  if (!file) return false;

  // Hashed files never change.
  if (hashed.test(path))
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
  response.writeHead(200, { "Content-Type": type });
  // A read error ends the response, not the server.
  pipeline(createReadStream(file), response, () => undefined);

  return true;
};
