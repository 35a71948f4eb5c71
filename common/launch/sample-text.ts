import { createHash } from "node:crypto";

import { isRecord } from "../is-record.ts";
import type { ContentRecord } from "../rules/model.ts";

const minLength = 20;

/** The texts of a record. A file of the media library has texts of its own. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);

  return isRecord(value) && !("mime" in value) ? Object.values(value).flatMap(textsIn) : [];
};

/** Longer texts of several words: no names of files and other records. */
const sentencesIn = (record: ContentRecord) =>
  textsIn(record)
    .map((text) => text.replace(/\s+/g, " ").trim())
    .filter((text) => text.length >= minLength && text.includes(" "));

/**
 * The digest of a record's sentences, which tells whether somebody has changed the sample's.
 * Renaming the agency does not change it.
 *
 * @returns undefined for a record without a sentence.
 */
export const textDigest = (record: ContentRecord, agency: string): string | undefined => {
  const sentences = sentencesIn(record)
    .map((text) => text.replaceAll(agency, "{agency}"))
    .sort();
  if (sentences.length === 0) return undefined;

  return createHash("sha256").update(sentences.join("\n")).digest("hex").slice(0, 12);
};
