import { join } from "node:path";

import type { Core } from "@strapi/strapi";

import { contentTypes, type ContentTypeInfo } from "../content-types";
import { decoration } from "../rules/decoration";

import { checkEntry } from "./check-entry";
import { type Fault, faultsOf, SeedError } from "./faults";
import { pictureLibrary, pictureNames } from "./pictures";
import { keyOf, readAlternativeTexts, readRecord, recordFiles, type SeedRecord } from "./records";
import { type Lookups, resolveReferences } from "./references";

// Written last, so that its presence shows that a seed was completed.
const lastType = "site";
// What others refer to comes first.
const firstTypes = ["category", "author", "article"];

const inOrder = (types: ContentTypeInfo[]) => {
  const rank = ({ name }: ContentTypeInfo) =>
    name === lastType ? Infinity : firstTypes.indexOf(name) + 1 || firstTypes.length + 1;

  return [...types].sort((a, b) => rank(a) - rank(b));
};

/** How a record of the type is recognized: by the first of these it has; a single type by its existence. */
const identities = ["slug", "from", "name"];

const identity = ({ kind }: ContentTypeInfo, attributes: object, { key, data }: SeedRecord) => {
  if (kind === "singleType") return {};

  const field = identities.find((name) => name in attributes) ?? "";

  return { [field]: data[field] ?? key };
};

type Entry = { type: ContentTypeInfo; record: SeedRecord };

/** Every record of the seed that can be read, in the order of their creation, and why the others cannot. */
const readEntries = (folder: string, types: ContentTypeInfo[]) => {
  const entries: Entry[] = [];
  const faults: Fault[] = [];
  for (const type of inOrder(types)) {
    for (const file of recordFiles(folder, type)) {
      try {
        entries.push({ type, record: readRecord(file) });
      } catch (error) {
        faults.push(...faultsOf(file, error));
      }
    }
  }

  return { entries, faults };
};

/** What the records of the seed may refer to. */
const namesIn = async (strapi: Core.Strapi, folder: string, types: ContentTypeInfo[]) => {
  const alternativeTexts = readAlternativeTexts(folder);
  const keys = new Map<string, string[]>(
    types.map((type) => [type.uid, recordFiles(folder, type).map(keyOf)]),
  );

  return {
    pictures: await pictureNames(strapi, folder),
    records: (uid: string) => keys.get(uid) ?? [],
    alternativeText: (name: string) => alternativeTexts[name] || decoration,
  };
};

/** Thrown when a record refers to one that could not be created. */
class NotCreated extends Error {}

/**
 * Creates and publishes every record of cms/seed that the database lacks. What
 * exists already stays as its editors left it, so it may run any number of times.
 *
 * @returns how many records it created, and the single records that exist only as drafts.
 * @throws {SeedError} with all faults: before anything is created, as far as they can be seen
 *   then. What fails only when it is created keeps no other record from being created.
 */
export const seed = async (strapi: Core.Strapi): Promise<{ created: number; drafts: string[] }> => {
  const folder = join(strapi.dirs.app.root, "seed");
  const types = contentTypes(strapi);
  const documentIds = new Map<string, string>();
  const drafts: string[] = [];

  const isThere = async ({ type, record }: Entry) => {
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

  const { entries, faults } = readEntries(folder, types);
  const names = await namesIn(strapi, folder, types);
  const missing: Entry[] = [];
  for (const entry of entries) {
    if (await isThere(entry)) continue;
    missing.push(entry);
    faults.push(...(await checkEntry(strapi, names, entry.type, entry.record)));
  }
  if (faults.length > 0) throw new SeedError(faults);

  const lookups: Lookups = {
    picture: pictureLibrary(strapi, folder),
    record: async (uid, key) => {
      const documentId = documentIds.get(`${uid} ${key}`);
      if (!documentId) throw new NotCreated(`The record "${key}" of ${uid} is not there yet.`);

      return documentId;
    },
  };
  for (const { type, record } of missing) {
    // It would say that the seed was completed.
    if (type.name === lastType && faults.length > 0) continue;
    try {
      const { attributes } = strapi.contentType(type.uid);
      const data = await resolveReferences(strapi, lookups, record.data, attributes);
      const documents = strapi.documents(type.uid);
      const { documentId } = await documents.create({ data, status: "published" } as never);
      documentIds.set(`${type.uid} ${record.key}`, documentId);
    } catch (error) {
      const follows = error instanceof NotCreated && faults.length > 0;
      if (!follows) faults.push(...faultsOf(record.file, error));
    }
  }
  if (faults.length > 0) throw new SeedError(faults);

  return { created: missing.length, drafts };
};

/** Seeds a database in which no seed was completed yet. @throws {SeedError} */
export const seedWhenEmpty = async (strapi: Core.Strapi) => {
  if (await strapi.documents("api::site.site").findFirst()) return;

  const { created } = await seed(strapi);
  strapi.log.info(`seeded ${created} records`);
};
