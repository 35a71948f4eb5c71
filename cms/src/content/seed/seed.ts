import { existsSync } from "node:fs";
import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import { contentTypes, type ContentTypeInfo } from "../model/content-types";
import { modelOf } from "../model/schemas";

import { checkEntry } from "./check-entry";
import { type SeedIssue, toIssues, SeedError } from "./seed-error";
import { identity } from "./identity";
import { createPictureUploader, pictureNames } from "./pictures";
import { keyOf, readAlternativeTexts, readRecord, recordFiles, type SeedRecord } from "./records";
import { lastType, sortTypes } from "./sort-types";
import { type Resolvers, resolveReferences } from "./references";

type Entry = { type: ContentTypeInfo; record: SeedRecord };

/** All readable records of the seed in the order of creation, and issues of the others. */
const readEntries = (folder: string, types: readonly ContentTypeInfo[]) => {
  const entries: Entry[] = [];
  const issues: SeedIssue[] = [];
  for (const type of types) {
    for (const file of recordFiles(folder, type)) {
      try {
        entries.push({ type, record: readRecord(file) });
      } catch (error) {
        issues.push(...toIssues(file, error));
      }
    }
  }

  return { entries, issues };
};

/** Valid references of the seed's records. */
const knownReferences = async (strapi: Core.Strapi, folder: string, types: ContentTypeInfo[]) => {
  const keys = new Map<string, string[]>(
    types.map((type) => [type.uid, recordFiles(folder, type).map(keyOf)]),
  );

  return {
    pictures: await pictureNames(strapi, folder),
    records: (uid: string) => keys.get(uid) ?? [],
    alternativeText: readAlternativeTexts(folder),
  };
};

/** Thrown if a record references one that was not created. */
class MissingReferenceError extends Error {}

/**
 * Creates and publishes every record of sample-content/records that the database lacks. Existing records stay
 * unchanged, so it is idempotent. An agency with its own content may delete the folder.
 *
 * @returns the number of created records, and the single types that exist only as drafts.
 * @throws {SeedError} with all issues: before anything is created if the check finds any, else
 *   after creating all records that can be created.
 */
export const seed = async (strapi: Core.Strapi): Promise<{ created: number; drafts: string[] }> => {
  const folder = join(strapi.dirs.app.root, "../sample-content/records");
  if (!existsSync(folder)) return { created: 0, drafts: [] };

  const types = sortTypes(strapi, contentTypes(strapi));
  const documentIds = new Map<string, string>();
  const drafts: string[] = [];

  const exists = async ({ type, record }: Entry) => {
    const documents = strapi.documents(type.uid);
    const known = await documents.findFirst({
      filters: identity(type, strapi.contentType(type.uid).attributes, record) as never,
    });
    if (!known) return false;

    documentIds.set(`${type.uid} ${record.key}`, known.documentId);
    const published = await documents.count({ status: "published" } as never);
    if (type.kind === "singleType" && published === 0) drafts.push(type.name);

    return true;
  };

  const { entries, issues } = readEntries(folder, types);
  const references = await knownReferences(strapi, folder, types);
  const missing: Entry[] = [];
  for (const entry of entries) {
    if (await exists(entry)) continue;
    missing.push(entry);
    issues.push(...(await checkEntry(strapi, references, entry.type, entry.record)));
  }
  if (issues.length > 0) throw new SeedError(issues);

  const resolvers: Resolvers = {
    picture: createPictureUploader(strapi, folder),
    record: async (uid, key) => {
      const documentId = documentIds.get(`${uid} ${key}`);
      if (!documentId)
        throw new MissingReferenceError(`The record "${key}" of ${uid} has not been created.`);

      return documentId;
    },
  };
  for (const { type, record } of missing) {
    if (type.name === lastType && issues.length > 0) continue;
    try {
      const model = modelOf(strapi.contentType(type.uid));
      const data = await resolveReferences(strapi, resolvers, record.data, model);
      const documents = strapi.documents(type.uid);
      const { documentId } = await documents.create({ data, status: "published" } as never);
      documentIds.set(`${type.uid} ${record.key}`, documentId);
    } catch (error) {
      const isConsequence = error instanceof MissingReferenceError && issues.length > 0;
      if (!isConsequence) issues.push(...toIssues(record.file, error));
    }
  }
  if (issues.length > 0) throw new SeedError(issues);

  return { created: missing.length, drafts };
};

/** Seeds a database without a completed seed. @throws {SeedError} */
export const seedWhenEmpty = async (strapi: Core.Strapi) => {
  if (await strapi.documents("api::site.site").findFirst()) return;

  const { created } = await seed(strapi);
  strapi.log.info(`Seeded ${created} records`);
};
