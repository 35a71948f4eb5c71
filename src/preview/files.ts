import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  readFileSync,
  realpathSync,
  statSync,
} from "node:fs";
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

const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;

/** True if an open file is at its path, without symbolic links. */
const isAt = (fd: number, file: string) => {
  const [opened, there] = [fstatSync(fd), statSync(file)];

  return (
    opened.isFile() &&
    realpathSync(file) === file &&
    opened.ino === there.ino &&
    opened.dev === there.dev
  );
};

/**
 * Opens a file without following symbolic links: a build may have linked a file with secrets.
 *
 * @param folder its real path.
 * @returns undefined if the file is missing, hidden, linked or outside the folder.
 */
const openIn = (folder: string, path: string): number | undefined => {
  const file = join(folder, path);
  if (!file.startsWith(folder + sep) || /[\\/]\./.test(file.slice(folder.length))) return undefined;

  let fd: number | undefined;
  try {
    fd = openSync(file, flags);
    if (isAt(fd, file)) return fd;
  } catch {
    // Missing, or an invalid name.
  }
  if (fd !== undefined) closeSync(fd);

  return undefined;
};

/** Reads a text file like {@link openIn}. */
export const readIn = (folder: string, path: string): string | undefined => {
  const fd = openIn(folder, path);
  if (fd === undefined) return undefined;
  try {
    return readFileSync(fd, "utf8");
  } finally {
    closeSync(fd);
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
  const fd = type ? openIn(site, path) : undefined;
  if (!type || fd === undefined) return false;

  // Hashed files never change.
  if (hashed.test(path))
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
  response.writeHead(200, { "Content-Type": type });
  // A read error ends the response, not the server.
  pipeline(createReadStream("", { fd }), response, () => undefined);

  return true;
};
