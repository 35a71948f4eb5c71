import type { Core } from "@strapi/strapi";

import type { ContentState } from "../../common/builds/builds";
import { contentTypes } from "../../content/model/content-types";
import { dayHasEnded } from "../../common/last-day";
import { sha256 } from "../../common/secrets";

type Row = { documentId: string; id: number; updatedAt: unknown; closesOn?: string | null };
type FileRow = { id: number; hash: string; updatedAt: unknown };

const digest = (value: unknown) => sha256(JSON.stringify(value));

/** Marks records past their last day, such as job openings. */
const stateAt = ({ closesOn }: Row, now: Date) =>
  closesOn && dayHasEnded(closesOn, now) ? ["closed"] : [];

const digestRecords = async (strapi: Core.Strapi, now: Date) => {
  const lists: unknown[] = [];
  for (const { uid } of contentTypes(strapi)) {
    const hasEnd = "closesOn" in strapi.contentType(uid).attributes;
    const rows: Row[] = await strapi.db.query(uid).findMany({
      select: ["id", "documentId", "updatedAt", ...(hasEnd ? ["closesOn"] : [])],
      where: { publishedAt: { $notNull: true } },
      orderBy: { id: "asc" },
    });
    lists.push([
      uid,
      rows.map((row) => [row.id, row.documentId, row.updatedAt, ...stateAt(row, now)]),
    ]);
  }

  return digest(lists);
};

/** Digest of the media library's files up to an id; newer ones are not shown before a record uses them. */
const digestMedia = async (strapi: Core.Strapi, lastFile: number) => {
  const files: FileRow[] = await strapi.db.query("plugin::upload.file").findMany({
    select: ["id", "hash", "updatedAt"],
    where: { id: { $lte: lastFile } },
    orderBy: { id: "asc" },
  });

  return digest(files.map(({ id, hash, updatedAt }) => [id, hash, updatedAt]));
};

const newestFile = async (strapi: Core.Strapi): Promise<number> => {
  const file: { id: number } | null = await strapi.db
    .query("plugin::upload.file")
    .findOne({ select: ["id"], orderBy: { id: "desc" } });

  return file?.id ?? 0;
};

/**
 * The state of the published content, or null if it has the digest `since`. The digest is of records
 * with the times of their changes and expiry, and of the media library: saving a draft or uploading
 * a picture does not change it. A change after the digest is in the next build as well.
 */
export const readContent = async (
  strapi: Core.Strapi,
  since: string | null,
  now = new Date(),
): Promise<ContentState | null> => {
  const records = await digestRecords(strapi, now);
  const digestUpTo = async (lastFile: number) =>
    [records, await digestMedia(strapi, lastFile), lastFile].join(".");

  if (since !== null && (await digestUpTo(Number(since.split(".")[2]))) === since) return null;

  return { digest: await digestUpTo(await newestFile(strapi)), at: new Date().toISOString() };
};
