import type { Context } from "koa";

import { noteLeadEvent } from "../audit/audit";
import type { AppContext } from "../context";
import { HttpError } from "../http/errors";

import { cvUid } from "./claim";
import { holderOf, readCvLink } from "./cv-link";
import { reachStorage } from "./reach-storage";

const applicationUid = "api::emp-data.emp-data";

type CvFile = {
  storage_key: string;
  file_name: string;
  mime: string;
  size: number;
};

/** A file whose application is still there: it goes with that, at once. */
const findClaimed = async ({ strapi }: AppContext, documentId: string) => {
  const file: (CvFile & { application: string | null }) | null = await strapi.db
    .query(cvUid)
    .findOne({ where: { documentId } });
  if (!file?.application) return undefined;
  const applications = await strapi.db
    .query(applicationUid)
    .count({ where: { documentId: file.application } });

  return applications > 0 ? file : undefined;
};

/**
 * Serves the file that the signed, expiring link in a mail to HR or in the panel names. It is a
 * download, never shown: whatever it contains does not run at this service's address.
 *
 * @throws {HttpError} 404, or 503.
 */
export const serveBySignature =
  (app: AppContext) =>
  async (ctx: Context): Promise<void> => {
    const { cvStorage } = app;
    const { documentId, personId } = readCvLink(app, String(ctx.params.token));
    const file = documentId ? await findClaimed(app, documentId) : undefined;
    const content = file && (await reachStorage(app, () => cvStorage.open(file.storage_key)));
    if (!file?.application || !content) {
      throw new HttpError(404, "NotFoundError", "This file is not available, or no longer");
    }

    await noteLeadEvent(app, {
      actor: await holderOf(app, personId),
      action: "opened the CV",
      form: "application",
      entries: [file.application],
    });
    ctx.body = content;
    ctx.attachment(file.file_name);
    ctx.type = file.mime;
    ctx.length = file.size;
  };
