import { closeSync, createReadStream, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { extname, join, sep } from "node:path";
import { pipeline } from "node:stream";

import { mimeTypeOf, mimeTypes } from "../../../common/mime-types";
import { isImmutable } from "../../../common/builds/immutable-files";

import { openUnlinked } from "./open-unlinked";

/** Pagefind's files have types of their own. The search finds the release, not drafts. */
const isOfSearch = (path: string) => path.startsWith("/pagefind/");

/**
 * Opens a file like {@link openUnlinked}.
 *
 * @param folder its real path.
 * @returns null also if the file is hidden or outside the folder, or if its name is invalid.
 */
const openIn = (folder: string, path: string): number | null => {
  const file = join(folder, path);
  const isOutside = !file.startsWith(folder + sep) || file.includes("\0");
  if (isOutside || /[\\/]\./.test(file.slice(folder.length))) return null;

  return openUnlinked(file);
};

/** Reads a text file like {@link openIn}. */
export const readIn = (folder: string, path: string): string | undefined => {
  const fd = openIn(folder, path);
  if (fd === null) return undefined;
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
  const isPage = extname(path) === ".html";
  const fd =
    isPage || !(extname(path) in mimeTypes || isOfSearch(path)) ? null : openIn(site, path);
  if (fd === null) return false;

  if (isImmutable(path))
    response.setHeader("Cache-Control", "private, max-age=31536000, immutable");
  response.writeHead(200, { "Content-Type": mimeTypeOf(path) });
  // A read error ends the response, not the server.
  pipeline(createReadStream("", { fd }), response, () => undefined);

  return true;
};
