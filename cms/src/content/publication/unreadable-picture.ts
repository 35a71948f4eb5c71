import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import { pictureIssue } from "../../lib/picture-issue";

/** A file as the media library lists it. */
export type LibraryFile = { name: string; url: string; hash: string; mime: string };

/** How long an answer of a bucket is waited for, in milliseconds. */
export const bucketTimeoutMs = 5_000;
/** As much as an upload may have, in bytes. */
const mostBytes = 20 * 1024 * 1024;

/** Hashes of those that were decoded. A file that is replaced keeps its hash, and was decoded at its upload. */
const readable = new Set<string>();

/** Where a file is on this machine; undefined if it is in a bucket. */
export const pathOf = ({ dirs }: Core.Strapi, url: string) =>
  url.startsWith("/") ? join(dirs.static.public, url) : undefined;

/** @returns undefined where a bucket does not give it, which proves nothing of it. */
const download = async (url: string): Promise<Buffer | undefined> => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(bucketTimeoutMs) });
    if (!answer.ok || !answer.body) return undefined;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of answer.body) {
      bytes += chunk.length;
      if (bytes > mostBytes) return undefined;
      chunks.push(chunk);
    }

    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
};

/**
 * Decodes a picture of the media library, once: what came into it before uploads were decoded
 * may be broken.
 *
 * @returns why the site could not show it and what to do, in one sentence; undefined if it can.
 */
export const unreadablePicture = async (
  strapi: Core.Strapi,
  { name, url, hash }: LibraryFile,
): Promise<string | undefined> => {
  if (readable.has(hash)) return undefined;
  const source = pathOf(strapi, url) ?? (await download(url));
  if (!source) return undefined;

  const fault = await pictureIssue(name, source);
  if (!fault) readable.add(hash);

  return fault;
};
