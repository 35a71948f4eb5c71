import type { Core, UID } from "@strapi/strapi";

import { contentTypes } from "../content/content-types";
import { titleOf } from "../content/titles";
import { currentAdminUser, userName } from "../lib/admin-user";

import { addChange } from "./changes";
import type { Change } from "./types";

type Entry = { documentId?: string; publishedAt?: unknown } & Record<string, unknown>;
type Media = { documentId?: string; name?: string };
type Payload = { uid?: string; entry?: Entry; media?: Media };

/** A new picture is not among them: no visitor sees it before a record is published with it. */
const actions: Record<string, Change["action"]> = {
  "entry.publish": "publish",
  "entry.unpublish": "unpublish",
  "entry.delete": "delete",
  "media.update": "media",
  "media.delete": "media",
};

/** Whether an event of Strapi's may change what visitors see. */
export const isPublicChange = (event: string) => event in actions;

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
  // Deleting a document reports its draft too, and one that was never published changes nothing.
  if (action === "delete" && !entry.publishedAt) return undefined;

  const title = titleOf(strapi.contentType(uid as UID.ContentType), entry);

  return { uid, documentId: entry.documentId, title, action };
};

/**
 * Notes what editors publish, unpublish or delete, and changes of the media library.
 *
 * @param noted is called when a change is in the database.
 * @returns a function that ends it, once everything is noted.
 */
export const watchContent = (strapi: Core.Strapi, noted: () => void) => {
  const uids = new Set<string>(contentTypes(strapi).map(({ uid }) => uid));
  let writing = Promise.resolve();

  // The event hub waits for its subscribers, and the editor for the event hub: the note is
  // written afterward, one after the other.
  const unsubscribe = strapi.eventHub.subscribe(async (event: string, payload: Payload) => {
    const action = actions[event];
    const change = action && changeFrom(strapi, uids, action, payload);
    if (!change) return;

    const person = currentAdminUser(strapi);
    const by = person ? userName(person) : null;
    writing = writing
      .then(() => addChange(strapi, { ...change, by }))
      .then(noted)
      .catch((error: Error) => {
        strapi.log.error(`A change of the content could not be noted: ${error.message}`);
      });
  });

  return async () => {
    unsubscribe();
    await writing;
  };
};
