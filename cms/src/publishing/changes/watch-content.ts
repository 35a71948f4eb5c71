import type { Core, UID } from "@strapi/strapi";

import { contentTypes } from "../../content/model/content-types";
import { titleOf } from "../../server/lib/titles";
import { currentAdminUser, userName } from "../../server/admin/users";

import type { Change } from "../types";
import { addChange } from "./changes";

type Entry = { documentId?: string; publishedAt?: unknown } & Record<string, unknown>;
type Media = { documentId?: string; name?: string };
type Payload = { uid?: string; entry?: Entry; media?: Media };

/** Excludes new files, which are not shown before a record uses them. */
const actions: Record<string, Change["action"]> = {
  "entry.publish": "publish",
  "entry.unpublish": "unpublish",
  "entry.delete": "delete",
  "media.update": "media",
  "media.delete": "media",
};

/** True if an event of Strapi may change the published content. */
export const affectsVisitors = (event: string) => event in actions;

const changeFrom = (
  strapi: Core.Strapi,
  uids: Set<string>,
  action: Change["action"],
  { uid = "", entry, media }: Payload,
): Omit<Change, "at" | "by"> | undefined => {
  if (media) {
    const { documentId = "", name = "" } = media;

    return { uid: "plugin::upload.file", documentId, title: name, action };
  }
  if (!entry?.documentId || !uids.has(uid)) return undefined;
  // Deleting a document also emits an event for its draft.
  if (action === "delete" && !entry.publishedAt) return undefined;

  const title = titleOf(strapi.contentType(uid as UID.ContentType), entry);

  return { uid, documentId: entry.documentId, title, action };
};

/**
 * Records changes of published content and the media library.
 *
 * @param onRecorded is called after each stored change.
 * @returns a function that stops it and resolves once all changes are stored.
 */
export const watchContent = (strapi: Core.Strapi, onRecorded: () => void) => {
  const uids = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));
  let writing = Promise.resolve();

  // The editor waits for the event hub's subscribers, so changes are stored afterward, in order.
  const unsubscribe = strapi.eventHub.subscribe(async (event: string, payload: Payload) => {
    const action = actions[event];
    const change = action && changeFrom(strapi, uids, action, payload);
    if (!change) return;
    const at = new Date().toISOString();

    const person = currentAdminUser(strapi);
    const by = person ? userName(person) : null;
    writing = writing
      .then(() => addChange(strapi, { ...change, by, at }))
      .then(onRecorded)
      .catch((error: Error) => {
        strapi.log.error(`Could not record a content change: ${error.message}`);
      });
  });

  return async () => {
    unsubscribe();
    await writing;
  };
};
