import type { Core, UID } from "@strapi/strapi";

import { type Ability, addPanelRoute, mayRead } from "../lib/panel-route";
import { userName, type AdminUser } from "../lib/admin-user";

import { type ContentTypeInfo, contentTypes } from "./content-types";
import { titleOf } from "./titles";

const maxRecords = 8;

type Draft = Record<string, unknown> & {
  documentId: string;
  updatedAt: string | Date;
  updatedBy?: AdminUser | null;
};

const readPublished = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: { $notNull: true } },
    select: ["updatedAt"],
  });

const stateOf = (draft: Draft, published: { updatedAt: string | Date } | null) => {
  if (!published) return "draft";

  // Publishing writes both versions at the same time.
  return Number(new Date(draft.updatedAt)) === Number(new Date(published.updatedAt))
    ? "published"
    : "modified";
};

const recentOf = async (strapi: Core.Strapi, { uid, kind }: ContentTypeInfo) => {
  const schema = strapi.contentType(uid);
  const drafts: Draft[] = await strapi.db.query(uid).findMany({
    where: { publishedAt: null },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    limit: maxRecords,
    populate: { updatedBy: { select: ["firstname", "lastname"] } },
  });

  return drafts.map((draft) => ({
    uid,
    kind,
    type: schema.info.displayName,
    draft,
    at: new Date(draft.updatedAt).toISOString(),
    title: titleOf(schema, draft),
  }));
};

/** The most recently edited records of the types that the user may read. */
const readRecent = async (strapi: Core.Strapi, ability: Ability) => {
  const readable = contentTypes(strapi).filter(({ uid }) => mayRead(ability, uid));
  const all = await Promise.all(readable.map((type) => recentOf(strapi, type)));
  const newest = all
    .flat()
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, maxRecords);

  return Promise.all(
    newest.map(async ({ draft, ...record }) => ({
      ...record,
      documentId: draft.documentId,
      by: draft.updatedBy ? userName(draft.updatedBy) : null,
      state: stateOf(draft, await readPublished(strapi, record.uid, draft.documentId)),
    })),
  );
};

/** Adds GET /recent-records for the panel's home page. */
export const addRecentRecordsRoute = (strapi: Core.Strapi) =>
  addPanelRoute(strapi, "/recent-records", async (ability) => ({
    records: await readRecent(strapi, ability),
  }));
