import type { Core } from "@strapi/strapi";
import type { Context } from "koa";

import { addressKey } from "../http/address";
import { fieldError, Refusal, refuseFields } from "../http/errors";
import { visitorGates } from "../visitor-gates";

import { cvUid, newClaim } from "./claim";
import { kindOf } from "./inspect/inspect";
import { readOneFile } from "./multipart";
import { countShare, refuseWithoutRoom } from "./quota";
import { inSlot } from "./concurrency";
import { diskStorage } from "./storage";

const longestName = 120;

/** A visitor's file name for people to read: never a path, never used on disk. */
export const displayName = (name: string): string =>
  name
    .replace(/^.*[/\\]/, "")
    // Letters, marks, digits and plain punctuation of any script; no controls, no
    // direction marks, nothing a header or a shell would read.
    .replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, "_")
    .slice(-longestName);

const receive = async (strapi: Core.Strapi, ctx: Context, address: string): Promise<string> => {
  if (ctx.querystring !== "") {
    throw new Refusal(
      400,
      "ValidationError",
      "An upload takes no parameters",
      {},
      { Connection: "close" },
    );
  }
  await refuseWithoutRoom(strapi);

  const file = await readOneFile(ctx);
  const kind = kindOf(file.name, file.mime, file.content);
  if (!kind) {
    throw refuseFields([fieldError("files", "Please choose a PDF, DOC, DOCX or ODT file")]);
  }
  await countShare(address, file.content.length);

  const storage = diskStorage(visitorGates().settings.cvs.folder);
  const storageKey = await storage.put(file.content);
  const claim = newClaim();
  try {
    await strapi.db.query(cvUid).create({
      data: {
        storage_key: storageKey,
        claim_digest: claim.digest,
        file_name: displayName(file.name),
        mime: kind.mime,
        size: file.content.length,
      },
    });
  } catch (error) {
    await storage.remove(storageKey);
    throw error;
  }

  return claim.id;
};

/** Takes one curriculum vitae and answers a one-time id for the application to claim it by. */
export const receiveUpload = async (ctx: Context): Promise<void> => {
  const address = addressKey(visitorGates().limitSecret, ctx.ip, ctx.req.socket.remoteAddress);
  const id = await inSlot(address, () => receive(strapi, ctx, address));

  ctx.status = 201;
  ctx.body = { data: { id } };
};
