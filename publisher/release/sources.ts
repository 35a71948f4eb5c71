import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { fileStamp } from "../../common/builds/file-stamp.ts";
import { sha256 } from "../../common/secrets.ts";
import type { DeliveryManifest } from "./delivery-manifest.ts";

/** What a release was made from, to find what is the same in the next one without reading it. */
type Sources = {
  /** What all pages depend on besides their files. */
  policy: string;
  /** By path of a file of the built site: one that was written again has another stamp. */
  stamps: Record<string, string>;
  /** The paths of files that are compressed with little effort. */
  quick: string[];
};

const sourcesFile = "sources.json";

/** A hash of what the CSP of a page depends on. */
export const policyOf = (
  { redirects: _1, held: _2, brokenLinks: _3, isSample: _4, ...delivery }: DeliveryManifest,
  integrities: ReadonlyMap<string, string>,
): string => sha256(JSON.stringify([delivery, [...integrities]]), "base64");

export const stampsOf = (publicDir: string, paths: string[]): Sources["stamps"] =>
  Object.fromEntries(paths.map((path) => [path, fileStamp(join(publicDir, path))]));

/** @returns null without a release, or for one without this file. */
export const readSources = async (release: string | null): Promise<Sources | null> => {
  const text = release && (await readFile(join(release, sourcesFile), "utf8").catch(() => null));

  return text ? (JSON.parse(text) as Sources) : null;
};

export const writeSources = (release: string, sources: Sources) =>
  writeFile(join(release, sourcesFile), JSON.stringify(sources));
