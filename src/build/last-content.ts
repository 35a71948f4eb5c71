import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { ContentRecord } from "../../cms/src/content/rules/model";

import type { ContentModel } from "./content-model";
import type { TypeContent } from "./read-content";

type Kept = { model: string; content: { name: string; records: ContentRecord[] }[] };

const digestOf = ({ types, components }: ContentModel) =>
  createHash("sha256")
    .update(JSON.stringify([types, [...components]]))
    .digest("hex");

/** Nobody but the one who builds may read it; it is never half there. */
const writeClosed = (file: string, value: unknown) => {
  const passing = `${file}.${process.pid}`;
  writeFileSync(passing, JSON.stringify(value), { mode: 0o600 });
  renameSync(passing, file);
};

/**
 * The content that visitors see, which was kept with its release.
 *
 * @param file where LAST_CONTENT says that it is; without it nothing is held back.
 * @returns undefined where there is none, or it has another content model.
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

/** Keeps the content of a build in the cache, before Gatsby changes it. */
export const noteContent = (
  model: ContentModel,
  content: readonly TypeContent[],
  cache = ".cache",
) => {
  const records = content.map(({ type: { name }, records }) => ({ name, records }));
  writeClosed(join(cache, "content.json"), { model: digestOf(model), content: records });
};

/** Copies the kept content beside the built site, where the release takes it (publisher/release.ts). */
export const deliverContent = (output: string, cache = ".cache") => {
  copyFileSync(join(cache, "content.json"), join(output, ".delivery/content.json"));
};
