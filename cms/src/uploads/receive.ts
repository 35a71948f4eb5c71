import type { Context } from "koa";

import type { AppContext } from "../app-context";
import { clientKey } from "../http/ip";
import { closeConnection, fieldError, HttpError, invalidFields } from "../http/errors";

import { assertSpace } from "./capacity";
import { cvUid, newClaim } from "./claim";
import { createConcurrencyLimit, type Upload } from "./concurrency";
import { cvNameOf, cvTypeOf } from "./cv-type";
import { readOneFile, type UploadedFile } from "./multipart";
import { evictUnclaimed } from "./quota";
import { withStorage } from "./with-storage";
import { assertClean } from "./scan";

const maxNameLength = 120;

/** A visitor's file name for display: never a path, never used on disk. */
export const sanitizeFileName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, "")
    // Only letters, marks, digits and plain punctuation: nothing that a header or a shell interprets.
    .replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, "_")
    .slice(-maxNameLength);

/** Stores a file and its record. @returns the claim. */
const store = async (app: AppContext, file: UploadedFile, source: string): Promise<string> => {
  const { strapi, cvStorage } = app;
  const storageKey = await withStorage(app, () => cvStorage.put(file.content));
  const claim = newClaim(file.content);
  try {
    await strapi.db.query(cvUid).create({
      data: {
        storage_key: storageKey,
        claim_digest: claim.digest,
        file_name: sanitizeFileName(cvNameOf(file.name, file.mime)),
        size: file.content.length,
        mime: file.mime,
        source,
      },
    });
  } catch (error) {
    await cvStorage.remove(storageKey);
    throw error;
  }

  return claim.id;
};

/** Admission checks of an upload. */
type Admission = {
  /** Requires a proof of work when all slots are taken. */
  requireProof: (ctx: Context) => Promise<void>;
  /** Requires a proof of work for other reasons, before the file is read. */
  admit: (ctx: Context) => Promise<void>;
  /** Counts the upload once its file is accepted. */
  count: (ctx: Context, bytes: number) => Promise<void>;
};

/** Accepts one CV and responds with a one-time id by which an application claims it. */
export const receiveUpload = (app: AppContext, { requireProof, admit, count }: Admission) => {
  const withinLimit = createConcurrencyLimit(requireProof);

  const receive = async (ctx: Context, upload: Upload): Promise<string> => {
    if (ctx.querystring !== "") {
      throw new HttpError(
        400,
        "ValidationError",
        "An upload may not have query parameters",
        closeConnection,
      );
    }
    if (!upload.hasProof) await admit(ctx);

    const file = await readOneFile(ctx, upload);
    upload.isBuffered = true;
    const mime = await cvTypeOf(file.name, file.mime, file.content);
    if (!mime) {
      throw invalidFields([fieldError("files", "Please send a PDF or a Word file (.docx).")]);
    }
    await assertSpace(app, "files", file.content.length);
    await assertClean(app, file.content);
    await count(ctx, file.content.length);
    await evictUnclaimed(app, upload.ip, file.content.length);

    return store(app, { ...file, mime }, upload.ip);
  };

  return async (ctx: Context): Promise<void> => {
    const ip = clientKey(app.secrets.rateLimitKey, ctx);
    const id = await withinLimit(ctx, ip, (upload) => receive(ctx, upload));

    ctx.status = 201;
    ctx.body = { data: { id } };
  };
};
