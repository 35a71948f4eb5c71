import type { Core } from "@strapi/strapi";

import type { ContentAnswer } from "../common/build-queue";
import type { ContentState } from "../common/builds";
import { contentTypes } from "../content/content-types";
import { hasEnded } from "../common/last-day";
import { sha256 } from "../common/secrets";

type Row = { documentId: string; id: number; updatedAt: unknown; closesOn?: string | null };
type FileRow = { id: number; hash: string; updatedAt: unknown };

const digest = (value: unknown) => sha256(JSON.stringify(value));

/** Marks records past their last day, such as job openings. */
const stateAt = ({ closesOn }: Row, now: Date) =>
  closesOn && hasEnded(closesOn, now) ? ["closed"] : [];

const digestPublished = async (strapi: Core.Strapi, now: Date) => {
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
 * Digest of the published content: records with the times of their changes and expiry, and the media
 * library. Saving a draft or uploading a picture does not change it.
 */
export const digestContent = async (strapi: Core.Strapi, now = new Date()): Promise<string> => {
  const lastFile = await newestFile(strapi);

  return [await digestPublished(strapi, now), await digestMedia(strapi, lastFile), lastFile].join(
    ".",
  );
};

/** True if the published content still matches a digest. */
export const isUnchanged = async (
  strapi: Core.Strapi,
  before: string,
  now = new Date(),
): Promise<boolean> => {
  const [content, files, lastFile] = before.split(".");

  return (
    content === (await digestPublished(strapi, now)) &&
    files === (await digestMedia(strapi, Number(lastFile)))
  );
};

/** The state of the published content. A change after the digest is in the next build as well. */
export const readState = async (strapi: Core.Strapi): Promise<ContentState> => ({
  digest: await digestContent(strapi),
  at: new Date().toISOString(),
});

/** Compares the published content with an earlier digest; null differs from any content. */
export const readContent = async (
  strapi: Core.Strapi,
  since: string | null,
): Promise<ContentAnswer> => {
  if (since !== null && (await isUnchanged(strapi, since))) return { changed: false };

  return { changed: true, ...(await readState(strapi)) };
};
