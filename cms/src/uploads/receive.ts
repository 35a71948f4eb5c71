import type { Context } from "koa";

import type { AppContext } from "../context";
import { clientKey } from "../http/ip";
import { closeConnection, fieldError, HttpError, invalidFields } from "../http/errors";

import { assertSpace } from "./capacity";
import { cvUid, newClaim } from "./claim";
import { createConcurrencyLimit, type Upload } from "./concurrency";
import { cvTypeOf } from "./cv-type";
import { readOneFile, type UploadedFile } from "./multipart";
import { makeSpace } from "./quota";
import { reachStorage } from "./reach-storage";
import { assertClean } from "./scan";

const longestName = 120;

/** A visitor's file name for people to read: never a path, never used on disk. */
export const displayName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, "")
    // Letters, marks, digits and plain punctuation of any script; no controls, no
    // direction marks, nothing a header or a shell would interpret.
    .replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, "_")
    .slice(-longestName);

/** Keeps a file and its record, and returns the id by which an application claims it. */
const store = async (
  app: AppContext,
  file: UploadedFile,
  known: { mime: string; source: string },
): Promise<string> => {
  const { strapi, cvStorage } = app;
  const storageKey = await reachStorage(app, () => cvStorage.put(file.content));
  const claim = newClaim(file.content);
  try {
    await strapi.db.query(cvUid).create({
      data: {
        storage_key: storageKey,
        claim_digest: claim.digest,
        file_name: displayName(file.name),
        size: file.content.length,
        ...known,
      },
    });
  } catch (error) {
    await cvStorage.remove(storageKey);
    throw error;
  }

  return claim.id;
};

/** Decides about an upload. */
type Admission = {
  /** Checks the proof of work that a place takes while all are taken. */
  prove: (ctx: Context) => Promise<void>;
  /** Asks for one where it is needed otherwise, before the file is read. */
  admit: (ctx: Context) => Promise<void>;
  /** Counts the upload, once its file is found fit. */
  count: (ctx: Context, bytes: number) => Promise<void>;
};

/** Accepts one CV and responds with a one-time id for the application to claim it by. */
export const receiveUpload = (app: AppContext, { prove, admit, count }: Admission) => {
  const withinLimit = createConcurrencyLimit(prove);

  const receive = async (ctx: Context, upload: Upload): Promise<string> => {
    if (ctx.querystring !== "") {
      throw new HttpError(400, "ValidationError", "An upload takes no parameters", closeConnection);
    }
    if (!upload.proven) await admit(ctx);

    const file = await readOneFile(ctx, upload);
    upload.isRead = true;
    const mime = await cvTypeOf(file.name, file.mime, file.content);
    if (!mime) {
      throw invalidFields([fieldError("files", "Please send a PDF or a Word file (.docx).")]);
    }
    await assertSpace(app, "files", file.content.length);
    await assertClean(app, file.content);
    await count(ctx, file.content.length);
    await makeSpace(app, upload.address, file.content.length);

    return store(app, file, { mime, source: upload.address });
  };

  return async (ctx: Context): Promise<void> => {
    const address = clientKey(app.secrets.ipHash, ctx);
    const id = await withinLimit(ctx, address, (upload) => receive(ctx, upload));

    ctx.status = 201;
    ctx.body = { data: { id } };
  };
};
