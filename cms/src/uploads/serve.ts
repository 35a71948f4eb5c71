import type { Context } from "koa";

import { Refusal } from "../http/errors";
import { visitorGates } from "../visitor-gates";

import { cvUid } from "./claim";
import { readLink } from "./signed-link";
import { diskStorage } from "./storage";

type CvFile = { storage_key: string; file_name: string; mime: string; size: number };

/**
 * Sends a curriculum vitae to be saved, never to be shown: whatever it holds
 * does not run under this service's address.
 */
const send = async (ctx: Context, file: CvFile | null) => {
  const storage = diskStorage(visitorGates().settings.cvs.folder);
  const content = file ? await storage.open(file.storage_key) : undefined;
  if (!file || !content) {
    throw new Refusal(404, "NotFoundError", "This file is not there, or no longer");
  }

  ctx.body = content;
  ctx.attachment(file.file_name);
  ctx.type = file.mime;
  ctx.length = file.size;
  ctx.set("X-Content-Type-Options", "nosniff");
  ctx.set("Cache-Control", "private, no-store");
};

/** Serves the file that the signed, expiring link in a mail to HR opens. */
export const serveBySignature = async (ctx: Context): Promise<void> => {
  const documentId = readLink(visitorGates().linkSecret, String(ctx.params.token));
  const file = documentId
    ? await strapi.db
        .query(cvUid)
        .findOne({ where: { documentId, application: { $notNull: true } } })
    : null;

  await send(ctx, file);
};
