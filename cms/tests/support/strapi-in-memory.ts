import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { after } from "node:test";

import { Database } from "@strapi/database";
import type { Core, UID } from "@strapi/strapi";

import { project } from "./service";

/** Attributes of these types are not columns of the content type's table. */
const elsewhere = ["relation", "media", "component", "dynamiczone"];

const readType = (uid: UID.ContentType) => {
  const [, name = ""] = uid.split(".");
  const file = join(project, "src/api", name, "content-types", name, "schema.json");

  return { ...JSON.parse(readFileSync(file, "utf8")), uid };
};

const modelOf = ({ uid, info, collectionName, attributes }: ReturnType<typeof readType>) => ({
  uid,
  singularName: info.singularName,
  tableName: collectionName,
  attributes: {
    id: { type: "increments" as const },
    documentId: { type: "string" as const, default: () => randomUUID() },
    ...Object.fromEntries(
      Object.entries<{ type: string }>(attributes).filter(
        ([, { type }]) => !elsewhere.includes(type),
      ),
    ),
    ...Object.fromEntries(
      ["createdAt", "updatedAt", "publishedAt"].map((name) => [
        name,
        { type: "datetime" as const },
      ]),
    ),
  },
});

/**
 * The part of Strapi that most units use, without a CMS: its queries on a new SQLite database in memory
 * that is closed after the test, and a log that is recorded by level. The tables have the columns of the
 * schemas of our content types, but no relations, media or components. In Strapi's queries, `create`,
 * `update` and `delete` need the global `strapi`, so insert with `createMany`.
 *
 * @param uids of the content types.
 */
export const strapiInMemory = async (...uids: UID.ContentType[]) => {
  const types = uids.map(readType);
  const db = new Database({
    connection: {
      client: "sqlite",
      connection: { filename: ":memory:" },
      useNullAsDefault: true,
    },
    settings: { migrations: { dir: join(project, "database/migrations") } },
  });
  // Strapi has made it the path of a file.
  db.connection.client.connectionSettings.filename = ":memory:";
  after(() => db.destroy());
  await db.init({ models: types.map(modelOf) });
  await db.schema.create();

  const logged = { warn: [] as string[], error: [] as string[], info: [] as string[] };
  const contentTypes = Object.fromEntries(types.map((type) => [type.uid, type]));
  const strapi = {
    db,
    contentTypes,
    contentType: (uid: string) => contentTypes[uid],
    log: {
      warn: (line: string) => void logged.warn.push(line),
      error: (line: string) => void logged.error.push(line),
      info: (line: string) => void logged.info.push(line),
    },
  };

  return { strapi: strapi as unknown as Core.Strapi, logged };
};
