import { randomBytes } from "node:crypto";

import type { Core } from "@strapi/strapi";

import { dayMs } from "../../common/durations";
import { sign } from "../../common/preview-signature";
import type { RecordId } from "../../common/record-id";
import { contentTypes } from "../../content/model/content-types";
import { onContentActions, type Step } from "../../content/model/document-actions";
import type { AppContext } from "../../server/app-context";
import { createHourlyJob } from "../../server/database/hourly-job";
import { currentAdminUser, userName } from "../../server/admin/users";

import type { PreviewLink } from "../types";

/** The most links of a record that work at a time. */
export const maxLinks = 20;

type Row = {
  link_id: string;
  record_type: string;
  record_id: string;
  note: string | null;
  created_by_name: string;
  createdAt: string;
  expires_at: string;
};

type Preview = NonNullable<AppContext["settings"]["preview"]>;

const rows = (strapi: Core.Strapi) => strapi.db.query("api::preview-link.preview-link");
const ofRecord = ({ uid, documentId }: RecordId) => ({ record_type: uid, record_id: documentId });
const isOpen = () => ({ expires_at: { $gt: new Date() } });

const toLink = ({ url, secret }: Preview, row: Row): PreviewLink => ({
  id: row.link_id,
  // Signed, so that the database has nothing that opens a draft.
  url: `${url}/__link?link=${sign(secret, "link", { link: row.link_id })}`,
  note: row.note,
  createdBy: row.created_by_name,
  createdAt: new Date(row.createdAt).toISOString(),
  expiresAt: new Date(row.expires_at).toISOString(),
});

/** The links to a record that work, newest first. */
export const linksOf = async (
  strapi: Core.Strapi,
  preview: Preview,
  record: RecordId,
): Promise<PreviewLink[]> => {
  const found: Row[] = await rows(strapi).findMany({
    where: { ...ofRecord(record), ...isOpen() },
    orderBy: { id: "desc" },
  });

  return found.map((row) => toLink(preview, row));
};

/** Creates a link to a record. @returns undefined if the record has {@link maxLinks}. */
export const createLink = async (
  strapi: Core.Strapi,
  preview: Preview,
  record: RecordId,
  { note, days }: { note: string; days: number },
): Promise<PreviewLink | undefined> =>
  strapi.db.transaction(async () => {
    const count = await rows(strapi).count({ where: { ...ofRecord(record), ...isOpen() } });
    if (count >= maxLinks) return undefined;
    const person = currentAdminUser(strapi);
    const row: Row = await rows(strapi).create({
      data: {
        ...ofRecord(record),
        link_id: randomBytes(16).toString("base64url"),
        note: note || null,
        created_by_name: (person && userName(person)) ?? "Somebody",
        expires_at: new Date(Date.now() + days * dayMs),
      },
    });

    return toLink(preview, row);
  });

/** Deletes a link to a record. @returns false if there is no such link. */
export const withdrawLink = async (
  strapi: Core.Strapi,
  record: RecordId,
  id: string,
): Promise<boolean> => {
  const { count } = await rows(strapi).deleteMany({ where: { ...ofRecord(record), link_id: id } });

  return count > 0;
};

/** The response to the preview server about a link; `expires` is in seconds since 1970. */
type LinkState = { open: false } | (RecordId & { open: true; expires: number });

/** The record of a link that works, if the record still exists. */
export const readLink = async (strapi: Core.Strapi, id: string): Promise<LinkState> => {
  const row: Row | null = await rows(strapi).findOne({ where: { link_id: id, ...isOpen() } });
  const type = contentTypes(strapi).find(({ uid }) => uid === row?.record_type);
  if (!row || !type) return { open: false };
  const documentId = row.record_id;
  const draft = await strapi.db
    .query(type.uid)
    .findOne({ where: { documentId, publishedAt: null }, select: ["id"] });
  if (!draft) return { open: false };
  const expires = Math.floor(new Date(row.expires_at).getTime() / 1000);

  return { open: true, uid: type.uid, documentId, expires };
};

/** Deleting a record deletes its links, in the same transaction. */
export const deleteLinksWithRecord = (strapi: Core.Strapi) => {
  const remove: Step = ({ uid, params }, next) =>
    strapi.db.transaction(async () => {
      const result = await next();
      const { documentId } = params as { documentId: string };
      await rows(strapi).deleteMany({ where: ofRecord({ uid, documentId }) });

      return result;
    });

  onContentActions(strapi, { delete: [remove] });
};

/** Deletes the links that have expired. */
export const deleteExpiredLinks = (strapi: Core.Strapi) =>
  rows(strapi).deleteMany({ where: { expires_at: { $lte: new Date() } } });

/** Creates the job that deletes expired links. */
export const createLinksCleanup = (app: AppContext) =>
  createHourlyJob(app, "preview links", () => deleteExpiredLinks(app.strapi));
