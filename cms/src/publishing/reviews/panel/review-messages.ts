import {
  canEdit,
  type AuthoredRecord,
  hasRight,
  type Permission,
} from "../../../panel/rights/edit-permission";

import type { Review } from "../../types";

/** True if a user may edit a record but not publish it. */
export const mayAsk = (
  permissions: readonly Permission[],
  uid: string,
  record: AuthoredRecord,
  userId: number | string | undefined,
): boolean =>
  hasRight(permissions, "update", uid) &&
  !hasRight(permissions, "publish", uid) &&
  canEdit(permissions, uid, record, userId);

type Draft = {
  documentId?: string;
  status?: string;
  isModified: boolean;
  isOpen: boolean;
};

/** The button in the place of Publish, for users who may not publish. */
export const describeAsking = ({ documentId, status, isModified, isOpen }: Draft) => {
  const isPublished = status === "published" && !isModified;

  return {
    label: isOpen ? "Asked to publish" : "Ask to publish",
    disabled: !documentId || isPublished || isOpen,
  };
};

export const saveFirst =
  "You have changes that are not saved. Save them first: the editor sees only what is saved.";

/** The state of a request, in one sentence. */
export const describeReview = ({ state, askedBy, answeredBy, isOwn }: Review): string => {
  if (state === "open") {
    return isOwn ? "You asked to publish this." : `${askedBy} asks to publish this.`;
  }
  if (state === "withdrawn") return "The request was withdrawn.";
  if (state === "given back") return `${answeredBy ?? "An editor"} gave it back.`;

  return answeredBy ? `${answeredBy} published it.` : "It was published on schedule.";
};

/** The notification after a request to publish. */
export const askedMessage = (sendsMail: boolean) =>
  sendsMail ? "The editors are asked by email and on Home." : "The editors are asked on Home.";

/** The notification after a request is given back. */
export const answeredMessage = (asker: string, sendsMail: boolean) =>
  sendsMail ? `${asker} gets your answer by email.` : `${asker} sees your answer on Home.`;
