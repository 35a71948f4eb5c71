import { join } from "node:path";

import type { Core, Schema, UID } from "@strapi/strapi";

import { contentTypes, type ContentTypeInfo } from "../content-types";

import { pictureLibrary } from "./pictures";
import { readRecords, type SeedRecord } from "./records";
import { resolveReferences } from "./references";

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

/**
 * Creates and publishes every record of cms/seed that the database lacks. What
 * exists already stays as its editors left it, so it may run any number of times.
 *
 * @returns how many records it created, and the single records that exist only as drafts.
 * @throws with the file's name when a record breaks the content model.
 */
export const seed = async (strapi: Core.Strapi): Promise<{ created: number; drafts: string[] }> => {
  const folder = join(strapi.dirs.app.root, "seed");
  const picture = pictureLibrary(strapi, folder);
  const types = contentTypes(strapi);
  const documentIds = new Map<string, string>();

  const record = async (uid: UID.ContentType, key: string) => {
    const documentId = documentIds.get(`${uid} ${key}`);
    if (!documentId) throw new Error(`there is no ${uid} "${key}" among the seed's records`);

    return documentId;
  };

  let created = 0;
  const drafts: string[] = [];
  for (const type of inOrder(types)) {
    const attributes = strapi.contentType(type.uid).attributes as Record<
      string,
      Schema.Attribute.AnyAttribute
    >;
    const documents = strapi.documents(type.uid);

    for (const entry of readRecords(folder, type)) {
      const known = await documents.findFirst({
        filters: identity(type, attributes, entry) as never,
      });
      if (known) {
        documentIds.set(`${type.uid} ${entry.key}`, known.documentId);
        const published = await documents.count({ status: "published" } as never);
        if (type.kind === "singleType" && published === 0) drafts.push(type.name);
        continue;
      }

      try {
        const data = await resolveReferences(strapi, { picture, record }, entry.data, attributes);
        const { documentId } = await documents.create({ data, status: "published" } as never);
        documentIds.set(`${type.uid} ${entry.key}`, documentId);
        created += 1;
      } catch (error) {
        throw new Error(`${entry.file}: ${describe(error)}`, { cause: error });
      }
    }
  }

  return { created, drafts };
};

// Strapi lists what is wrong with a record in details.errors, and little in the message.
const describe = (error: unknown): string => {
  const { message, details } = error as {
    message: string;
    details?: { errors?: { path: (string | number)[]; message: string }[] };
  };
  const faults = details?.errors?.map(({ path, message: fault }) => `${path.join(".")}: ${fault}`);

  return faults?.join("; ") || message;
};

/** Seeds a database in which no seed was completed yet. */
export const seedWhenEmpty = async (strapi: Core.Strapi) => {
  if (await strapi.documents("api::site.site").findFirst()) return;

  const { created } = await seed(strapi);
  strapi.log.info(`seeded ${created} records`);
};
