import type { Context } from "koa";
import pLimit from "p-limit";

import type { AppContext } from "../../server/app-context";
import { clientKey } from "../../server/http/ip";
import {
  closeConnection,
  fieldError,
  invalidFields,
  validationError,
} from "../../server/http/errors";

import { cvUid } from "../links/cv-link";
import type { UploadAdmission } from "./admission";
import { assertSpace, evictUnclaimed } from "./capacity";
import { newClaim } from "./claim";
import { cvNameOf, cvTypeOf } from "./cv-type";
import { readOneFile, type UploadedFile } from "./multipart";
import { withCvStorage } from "./with-cv-storage";
import { assertClean } from "./scan";

/** Uploads at once; the others wait. Each holds up to 5 MB in memory. */
const maxConcurrentUploads = 24;
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
  const storageKey = await withCvStorage(app, () => cvStorage.put(file.content));
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

/** Accepts one CV and responds with a one-time id by which an application claims it. */
export const receiveUpload = (app: AppContext, { admit, count }: UploadAdmission) => {
  const inTurn = pLimit(maxConcurrentUploads);

  const receive = async (ctx: Context): Promise<string> => {
    const file = await readOneFile(ctx);
    const mime = await cvTypeOf(file.name, file.mime, file.content);
    if (!mime) {
      throw invalidFields([fieldError("files", "Please send a PDF or a Word file (.docx).")]);
    }
    await assertSpace(app, "files", file.content.length);
    await assertClean(app, file.content);
    await count(ctx, file.content.length);
    const ip = clientKey(app.secrets.rateLimitKey, ctx);
    await evictUnclaimed(app, ip, file.content.length);

    return store(app, { ...file, mime }, ip);
  };

  return async (ctx: Context): Promise<void> => {
    if (ctx.querystring !== "") {
      throw validationError("An upload may not have query parameters", closeConnection);
    }
    await admit(ctx);
    const id = await inTurn(() => receive(ctx));

    ctx.status = 201;
    ctx.body = { data: { id } };
  };
};
