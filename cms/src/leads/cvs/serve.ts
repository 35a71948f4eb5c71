import type { Context } from "koa";

import { recordAuditEvent } from "../audit/audit";
import { forms } from "../forms/forms";
import type { AppContext } from "../../server/app-context";
import { HttpError } from "../../server/http/errors";

import { cvUid, linkActor, verifyCvLink } from "../links/cv-link";
import { withCvStorage } from "./with-cv-storage";

type CvFile = {
  storage_key: string;
  file_name: string;
  mime: string;
  size: number;
  application: string | null;
};

/** A file whose application exists: deleting the application closes its links at once. */
const findClaimed = async ({ strapi }: AppContext, documentId: string) => {
  const file: CvFile | null = await strapi.db.query(cvUid).findOne({ where: { documentId } });
  if (!file?.application) return undefined;
  const applications = await strapi.db
    .query(forms.application.uid)
    .count({ where: { documentId: file.application } });

  return applications > 0 ? file : undefined;
};

/**
 * Serves the file of a signed, expiring link from an email to HR or the panel. It is a download, so
 * that its content never runs in this service's origin.
 *
 * @throws {HttpError} 404, or 503.
 */
export const serveSignedCv =
  (app: AppContext) =>
  async (ctx: Context): Promise<void> => {
    const { cvStorage } = app;
    const { documentId, userId } = verifyCvLink(app, String(ctx.params.token));
    const file = documentId ? await findClaimed(app, documentId) : undefined;
    const content = file && (await withCvStorage(app, () => cvStorage.open(file.storage_key)));
    if (!file?.application || !content) {
      throw new HttpError(404, "NotFoundError", "This file does not exist or has been deleted");
    }

    await recordAuditEvent(app, {
      actor: await linkActor(app, userId),
      action: "opened the CV",
      form: "application",
      entries: [file.application],
    });
    ctx.body = content;
    ctx.attachment(file.file_name);
    ctx.type = file.mime;
    ctx.length = file.size;
  };
