import { AsyncLocalStorage } from "node:async_hooks";

import type { Core, Modules, UID } from "@strapi/strapi";

import { tableOf } from "../../server/database/tables";
import { conflict } from "../../server/http/errors";
import { type AdminUser, userName } from "../../server/admin/users";

import { editedOnly } from "../model/content-types";

type Context = Modules.Documents.Middleware.Context;

/** When a record was saved last, and by whom. */
type Saved = { updatedAt: string | Date; updatedBy?: AdminUser | null };

/** Header with the `updatedAt` of the record as the panel read it. */
const readAtHeader = "x-read-at";

const readAtOfTask = new AsyncLocalStorage<string>();

/** Runs a task that saves a record as it was read at this time, its `updatedAt`. */
export const asReadAt = <T>(updatedAt: string, task: () => Promise<T>): Promise<T> =>
  readAtOfTask.run(updatedAt, task);

/** What to do after a save that was rejected: in the panel, and for a task. */
const advice = {
  panel: "What you typed is still in the form: read the message beside “Save”.",
  task: "Read the record again, and repeat the change.",
};

const savedByAnother = ({ updatedAt, updatedBy }: Saved, where: keyof typeof advice) => {
  const by = (updatedBy && userName(updatedBy)) ?? "Somebody else";

  return conflict(
    `${by} has saved this since you opened it, so nothing was saved now. ${advice[where]}`,
    { details: { by, at: new Date(updatedAt).toISOString() } },
  );
};

/** Serializes saves of one document on PostgreSQL. */
const lockRows = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  strapi.db.transaction(({ trx }) =>
    tableOf(strapi, uid).transacting(trx).where({ document_id: documentId }).forUpdate(),
  );

/**
 * Rejects a save if the record has changed since it was read. Applies to requests with
 * {@link readAtHeader}, which the panel sends, and to tasks of {@link asReadAt}.
 *
 * @throws {HttpError} 409, with who (`by`) and when (`at`) in its details.
 */
export const rejectStaleSaves = (strapi: Core.Strapi) => {
  strapi.documents.use((context: Context, next) => {
    const ofTask = readAtOfTask.getStore();
    const readAt = ofTask ?? strapi.requestContext.get()?.get(readAtHeader);
    if (context.action !== "update" || !readAt) return next();

    return strapi.db.transaction(async () => {
      const { uid, params } = context;
      const { documentId } = params as { documentId: string };
      await lockRows(strapi, uid, documentId);
      const saved: Saved | null = await strapi.db.query(uid).findOne({
        where: { documentId, ...editedOnly(strapi, uid) },
        select: ["updatedAt"],
        populate: { updatedBy: { select: ["firstname", "lastname", "username"] } },
      });
      if (saved && Number(new Date(saved.updatedAt)) !== Number(new Date(readAt))) {
        throw savedByAnother(saved, ofTask === undefined ? "panel" : "task");
      }

      return next();
    }) as never;
  });
};
