import { existsSync, readFileSync } from "node:fs";

import type { ContentRecord } from "../../../common/rules/model";

import type { ContentModel } from "../../../common/content-model";
import { sha256 } from "../../../common/secrets";
import type { TypeContent } from "./read-content";

type StoredContent = { model: string; content: { name: string; records: ContentRecord[] }[] };

const digestOf = ({ types, components }: ContentModel) =>
  sha256(JSON.stringify([types, [...components]]), "hex");

/**
 * Reads the content of the current release.
 *
 * @param file the value of LAST_CONTENT; without it no record is held back.
 * @returns undefined if the file is missing or has another content model.
 */
export const readLastContent = (
  model: ContentModel,
  file: string | undefined,
): TypeContent[] | undefined => {
  if (!file || !existsSync(file)) return undefined;
  const stored = JSON.parse(readFileSync(file, "utf8")) as StoredContent;
  if (stored.model !== digestOf(model)) return undefined;

  return model.types.map((type) => ({
    type,
    records: stored.content.find(({ name }) => name === type.name)?.records ?? [],
  }));
};

/** Serializes the content for readLastContent; before Gatsby, which changes the records. */
export const serializeContent = (model: ContentModel, content: readonly TypeContent[]): string => {
  const records = content.map(({ type: { name }, records }) => ({ name, records }));

  return JSON.stringify({ model: digestOf(model), content: records } satisfies StoredContent);
};
