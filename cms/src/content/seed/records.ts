import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";

import { parse } from "yaml";

import type { ContentTypeInfo } from "../content-types";

/** The fields of one record as they are in its file, before pictures and relations are looked up. */
export type SeedRecord = { key: string; file: string; data: Record<string, unknown> };

const read = (file: string): SeedRecord => {
  const data: unknown = parse(readFileSync(file, "utf8"));
  if (typeof data !== "object" || data === null) throw new Error(`${file} contains no fields`);

  return { key: basename(file, extname(file)), file, data: data as Record<string, unknown> };
};

/**
 * The records written for one content type: `<name>.yaml` for a single type, the
 * files of the folder `<name>` for a collection. There may be none.
 */
export const readRecords = (folder: string, { name, kind }: ContentTypeInfo): SeedRecord[] => {
  const path = join(folder, kind === "singleType" ? `${name}.yaml` : name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [read(path)];

  return readdirSync(path)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => read(join(path, file)));
};

/** Alternative texts by the name of the picture's file; an empty one marks a decoration. */
export const readAlternativeTexts = (folder: string): Record<string, string> =>
  parse(readFileSync(join(folder, "pictures.yaml"), "utf8"));
