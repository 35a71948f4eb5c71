import type { IncomingMessage } from "node:http";

import type { ModelSchema } from "../../../common/rules/model";
import type { ContentModel } from "../../../common/content-model";
import { uidOf } from "../../../common/record-id";

import { pathOf, slugProblem } from "../data/record-paths";
import type { RecordStores } from "../data/record-store";
import { setCookie } from "./cookies";
import { createSession, verifySession, sessionSeconds, type Ticket } from "./signed";

const cookieName = "preview";

/** The session of a request's cookie; does not check whether the panel's session is open. */
export const sessionOf = ({ headers }: IncomingMessage, secret: string) => {
  const [, value = ""] =
    new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(headers.cookie ?? "") ?? [];

  return verifySession(secret, value);
};

/** The Set-Cookie header that starts a session. */
export const sessionCookie = (secret: string, secure: boolean, ticket: Ticket) =>
  setCookie(cookieName, createSession(secret, ticket), sessionSeconds, secure);

/** The record and version of a ticket or a link. */
type Target = Pick<Ticket, "uid" | "documentId" | "status" | "path">;

type Sources = { model: ContentModel; stores: RecordStores };

/** Path prefix of released pages. */
export const publishedPrefix = "/__published";

/** The URL of a record, or an error. */
type Destination = { url: string } | { status: 404 | 422; message: string };

/** Resolves tickets and links to the URL of a draft or a released page. */
export const createTicketResolver = ({ model, stores }: Sources) => {
  const recordsOf = (type: ModelSchema, { uid, status }: Target) => {
    // Opening a preview bypasses the cache.
    stores[status].invalidate([uid]);

    return stores[status].list(type);
  };

  /**
   * The URL of a record.
   *
   * @throws {ContentError} on an error response of the CMS.
   */
  return async (target: Target): Promise<Destination> => {
    const { uid, documentId, status, path: shown } = target;
    if (shown !== undefined) {
      const draft = new URLSearchParams({ document: documentId, only: uid });

      return {
        url: status === "published" ? publishedPrefix + shown : `${shown}?${String(draft)}`,
      };
    }
    const type = model.types.find((one) => uidOf(one.name) === uid);
    const records = type ? await recordsOf(type, target) : [];
    const record = records.find((one) => one.documentId === documentId);
    if (!type || !record) return { status: 404, message: "This record no longer exists." };
    const message = slugProblem(type, record);
    if (message) return { status: 422, message: `This page has no preview: ${message}` };
    const path =
      pathOf(type.name, record) ?? `/${type.name}/${encodeURIComponent(String(record.slug))}/`;

    return {
      url: status === "published" ? publishedPrefix + path : `${path}?document=${documentId}`,
    };
  };
};

export type TicketResolver = ReturnType<typeof createTicketResolver>;
