import { createHash } from "node:crypto";

import { isRecord } from "../is-record.ts";
import type { ContentRecord } from "../rules/model.ts";

const minLength = 20;

/** The sentences of a record, without names of files and other records. */
const sentencesIn = (value: unknown): string[] => {
  if (typeof value === "string") {
    const text = value.replace(/\s+/g, " ").trim();

    return text.length >= minLength && text.includes(" ") ? [text] : [];
  }
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  // A file of the media library has texts of its own.
  if (!isRecord(value) || "mime" in value) return [];

  return Object.values(value).flatMap(sentencesIn);
};

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
