import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import { isRecord } from "../../common/is-record";
import { OperatorError } from "../../common/operator-error";
import { suggest } from "../../server/lib/suggest";
import { contentTypes, type ContentTypeInfo } from "../model/content-types";
import { checkNames } from "../seed/check-names";
import { sortTypes } from "../seed/sort-types";

import { type ImportPicture, type ImportRecord, partsFile, readLines } from "./parts";

/** What an import has, from the first reading of its parts. */
export type ImportPlan = {
  file: string;
  /** The types of its records, each after those that it refers to. */
  types: ContentTypeInfo[];
  pictures: ImportPicture[];
  hasRedirects: boolean;
};

/** Also keeps pictures inside of their folder. */
const pictureName = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

const isRecordPart = (record: Record<string, unknown>) =>
  ["type", "key", "source"].every((name) => typeof record[name] === "string" && record[name]) &&
  typeof record.published === "boolean" &&
  isRecord(record.data);

const isRedirect = (redirect: Record<string, unknown>) =>
  ["from", "to", "source"].every((name) => typeof redirect[name] === "string");

const isPicture = ({ name, source, alternativeText }: Record<string, unknown>) =>
  typeof name === "string" &&
  pictureName.test(name) &&
  typeof source === "string" &&
  typeof alternativeText === "string";

const parse = (text: string): Record<string, unknown> | undefined => {
  try {
    const part: unknown = JSON.parse(text);

    return isRecord(part) ? part : undefined;
  } catch {
    return undefined;
  }
};

/** Collects the parts of an import and checks each. */
const createPlan = (strapi: Core.Strapi, file: string) => {
  const types = contentTypes(strapi);
  const present = new Set<ContentTypeInfo>();
  const sources = new Set<string>();
  const plan: ImportPlan = { file, types: [], pictures: [], hasRedirects: false };

  /** The problem of a record, as the end of a sentence. */
  const addRecord = ({ type: name, source, data }: ImportRecord): string | undefined => {
    const type = types.find((one) => one.name === name);
    if (!type) {
      return `"${name}" is not a content type. Allowed: ${suggest(
        name,
        types.map((one) => one.name),
      )}.`;
    }
    if (sources.has(source)) return `an earlier line has the source "${source}" as well.`;
    sources.add(source);
    present.add(type);
    const [issue] = checkNames(strapi, type.uid, data);

    return issue && `${source}, in ${issue.path.join(".")}: ${issue.message}`;
  };

  const add = (part: Record<string, unknown> | undefined): string | undefined => {
    if (!part) return "this is not JSON.";
    const { record, picture, redirect, loss } = part;
    if (isRecord(record) && isRecordPart(record)) return addRecord(record as ImportRecord);
    if (isRecord(picture) && isPicture(picture)) {
      plan.pictures.push(picture as ImportPicture);

      return undefined;
    }
    if (isRecord(redirect) && isRedirect(redirect)) plan.hasRedirects = true;
    else if (!isRecord(loss)) return "this is not a record, picture or redirect of an import.";

    return undefined;
  };

  return { add, finish: () => ({ ...plan, types: sortTypes(strapi, [...present]) }) };
};

/**
 * Reads the parts of an import once, before anything is written.
 *
 * @param folder with `parts.jsonl` and, beside it, `pictures`.
 * @throws {OperatorError} that names the first wrong line.
 */
export const checkParts = async (strapi: Core.Strapi, folder: string): Promise<ImportPlan> => {
  const file = join(folder, partsFile);
  if (!existsSync(file)) {
    throw new OperatorError(`${file} is missing: pass the folder that the importer has written.`);
  }
  const plan = createPlan(strapi, file);
  for await (const { number, text } of readLines(file)) {
    const problem = plan.add(parse(text));
    if (problem) {
      throw new OperatorError(`Line ${number} of ${file}: ${problem} Nothing was imported.`);
    }
  }

  return plan.finish();
};
