import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";

import { parse } from "yaml";

import { isRecord } from "../../common/is-record";
import { decorativeMarker } from "../../common/rules/decoration";
import type { ContentTypeInfo } from "../model/content-types";

/** One record as in its file, before references are resolved. */
export type SeedRecord = { key: string; file: string; data: Record<string, unknown> };

/** The name by which other records refer to the record in a file. */
export const keyOf = (file: string): string => basename(file, extname(file));

/** Reads one record. @throws if the file is not YAML or has no fields. */
export const readRecord = (file: string): SeedRecord => {
  const data: unknown = parse(readFileSync(file, "utf8"));
  if (!isRecord(data)) throw new Error("This file has no fields.");

  return { key: keyOf(file), file, data };
};

/**
 * The files of a content type's records: `<name>.yaml` of a single type, or those in the folder
 * `<name>` of a collection. There may be none.
 */
export const recordFiles = (folder: string, { name, kind }: ContentTypeInfo): string[] => {
  const path = join(folder, kind === "singleType" ? `${name}.yaml` : name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];

  return readdirSync(path)
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => join(path, file));
};

/** Returns a function that gives the alternative text of a picture, or marks it as decorative. */
export const readAlternativeTexts = (folder: string) => {
  const texts: Record<string, string> = parse(readFileSync(join(folder, "pictures.yaml"), "utf8"));

  return (picture: string) => texts[picture] || decorativeMarker;
};
