import type { Core } from "@strapi/strapi";

import type { ContentRecord } from "../../common/rules/model";
import type { AppContext } from "../../server/app-context";
import { createHourlyJob } from "../../server/database/hourly-job";
import { titleOf } from "../../server/lib/titles";
import type { Settings } from "../../server/settings";

import type { Context, Next } from "../model/document-actions";
import { isAssistant } from "../../server/admin/users";
import type { KeptVersion } from "../types";

import { contentOf, isSameContent, readDraft } from "../model/record-content";
import { currentAuthor } from "./author";

/** A stored version. */
export type Version = KeptVersion & {
  uid: string;
  /** The record's document id. */
  record: string;
  title: string;
  content: ContentRecord;
  /** Whose record it is, if populated; null without such an account. */
  createdBy?: { id: number } | null;
};

type Limits = Settings["versions"];

/** Queries of versions. */
export const versionsOf = (strapi: Core.Strapi) =>
  strapi.db.query("api::record-version.record-version");

/** The order of versions: the latest first. */
export const latestFirst = [{ at: "desc" }, { id: "desc" }];

/** What an assistant saves in a day must not push out what was published. */
const sameLimit = (kind: Version["kind"]) =>
  kind === "drafted" ? { kind } : { kind: { $ne: "drafted" } };

/** Deletes all but the latest versions of a record. */
const trim = async (strapi: Core.Strapi, where: object, { perRecord }: Limits) => {
  const surplus: Version[] = await versionsOf(strapi).findMany({
    where,
    select: ["id"],
    orderBy: latestFirst,
    offset: perRecord,
    // SQLite has no offset without a limit.
    limit: 1000,
  });
  await versionsOf(strapi).deleteMany({ where: { id: { $in: surplus.map(({ id }) => id) } } });
};

const keep = async (
  strapi: Core.Strapi,
  limits: Limits,
  { uid, contentType }: Context,
  documentId: string,
  kind: Version["kind"],
) => {
  if (limits.perRecord === 0) return;
  const draft = await readDraft(strapi, contentType, documentId);
  if (!draft) return;
  // As the database returns it.
  const content: unknown = JSON.parse(JSON.stringify(contentOf(strapi, contentType, draft)));
  const where = { uid, record: documentId, ...sameLimit(kind) };
  const last: Version | null = await versionsOf(strapi).findOne({ where, orderBy: latestFirst });
  if (kind === "published" && last && isSameContent(last.content, content)) return;

  const title = titleOf(contentType, draft);
  const by = currentAuthor(strapi);
  // Strapi empties this relation when the account is deleted.
  const createdBy = (draft.createdBy as { id: number } | null)?.id ?? null;
  await versionsOf(strapi).create({
    data: { uid, record: documentId, title, kind, at: new Date(), by, content, createdBy },
  });
  await trim(strapi, where, limits);
};

const documentIdOf = ({ params }: Context) => (params as { documentId: string }).documentId;

/**
 * The steps that keep a version of a record when it is published or deleted, or an assistant saves it, in
 * the transaction of that. Publishing the same content again keeps none.
 */
export const createVersionSteps = (strapi: Core.Strapi, limits: Limits) => {
  const publish = (context: Context, next: Next) =>
    strapi.db.transaction(async () => {
      const result = await next();
      await keep(strapi, limits, context, documentIdOf(context), "published");

      return result;
    });
  const remove = (context: Context, next: Next) =>
    strapi.db.transaction(async () => {
      await keep(strapi, limits, context, documentIdOf(context), "deleted");

      return next();
    });
  const save = (context: Context, next: Next) => {
    if (!isAssistant(strapi)) return next() as Promise<unknown>;

    return strapi.db.transaction(async () => {
      const saved = (await next()) as { documentId: string };
      await keep(strapi, limits, context, saved.documentId, "drafted");

      return saved;
    });
  };

  return { publish, remove, save };
};

/** Deletes versions that are older than VERSIONS_MONTHS, or all if VERSIONS_PER_RECORD is 0. */
export const expireVersions = async (
  { strapi, settings }: Pick<AppContext, "strapi" | "settings">,
  now = new Date(),
) => {
  const { perRecord, months } = settings.versions;
  if (perRecord > 0 && months === 0) return;

  const before = new Date(now);
  if (perRecord > 0) {
    before.setMonth(before.getMonth() - months);
    // 31 March less a month is not 3 March.
    if (before.getDate() !== now.getDate()) before.setDate(0);
  }
  await versionsOf(strapi).deleteMany({ where: { at: { $lt: before } } });
};

/** Creates the job that deletes expired versions. */
export const createVersionsCleanup = (app: AppContext) =>
  createHourlyJob(app, "versions", () => expireVersions(app));
