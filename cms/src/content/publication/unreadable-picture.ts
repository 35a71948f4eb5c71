import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import { pictureIssue } from "../../lib/picture-issue";

/** A file as the media library lists it. */
export type LibraryFile = { name: string; url: string; hash: string; mime: string };

/** Timeout of a bucket's response, in milliseconds. */
export const bucketTimeoutMs = 5_000;
/** Maximum of an upload, in bytes. */
const maxBytes = 20 * 1024 * 1024;

/** Hashes of decoded pictures. A replaced file keeps its hash and was decoded at its upload. */
const decoded = new Set<string>();

/** Path of a file on disk; undefined if it is in a bucket. */
export const pathOf = ({ dirs }: Core.Strapi, url: string) =>
  url.startsWith("/") ? join(dirs.static.public, url) : undefined;

/** @returns undefined if the download fails, which does not prove that the file is broken. */
const download = async (url: string): Promise<Buffer | undefined> => {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(bucketTimeoutMs) });
    if (!response.ok || !response.body) return undefined;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body) {
      bytes += chunk.length;
      if (bytes > maxBytes) return undefined;
      chunks.push(chunk);
    }

    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
};

/**
 * Decodes a picture of the media library once: its file may be damaged since the upload.
 *
 * @returns a message if the site could not show it: why, and what to do.
 */
export const unreadablePicture = async (
  strapi: Core.Strapi,
  { name, url, hash }: LibraryFile,
): Promise<string | undefined> => {
  if (decoded.has(hash)) return undefined;
  const source = pathOf(strapi, url) ?? (await download(url));
  if (!source) return undefined;

  const issue = await pictureIssue(name, source);
  if (!issue) decoded.add(hash);

  return issue;
};
