import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

import type { ContentRecord } from "../../cms/src/content/rules/model";

import type { ContentModel } from "./content-model";
import type { TypeContent } from "./read-content";

type Kept = { model: string; content: { name: string; records: ContentRecord[] }[] };

const digestOf = ({ types, components }: ContentModel) =>
  createHash("sha256")
    .update(JSON.stringify([types, [...components]]))
    .digest("hex");

/**
 * Reads the content that visitors see, which is part of its release.
 *
 * @param file the value of LAST_CONTENT; without it nothing is held back.
 * @returns undefined if there is none, or it has another content model.
 */
export const readLastContent = (
  model: ContentModel,
  file: string | undefined,
): TypeContent[] | undefined => {
  if (!file || !existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
  if (kept.model !== digestOf(model)) return undefined;

  return model.types.map((type) => ({
    type,
    records: kept.content.find(({ name }) => name === type.name)?.records ?? [],
  }));
};

/** The JSON of a build's content, for readLastContent of a later build. Gatsby changes the records. */
export const serializeContent = (model: ContentModel, content: readonly TypeContent[]): string => {
  const records = content.map(({ type: { name }, records }) => ({ name, records }));

  return JSON.stringify({ model: digestOf(model), content: records } satisfies Kept);
};
