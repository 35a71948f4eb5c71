import type { IncomingMessage } from "node:http";

import type { ModelType } from "../../cms/src/content/rules/model";
import type { ContentModel } from "../build/content-model";
import type { Service } from "../build/content-service";
import { readRecords } from "../build/read-content";

import { pathOf } from "./addresses";
import { uidOf, type Drafts } from "./drafts";
import {
  createSession,
  isOver,
  isSession,
  readTicket,
  sessionSeconds,
  type Ticket,
} from "./signed";

const cookieName = "preview";

/** Whether a request comes from a browser that was let in. */
export const hasSession = ({ headers }: IncomingMessage, secret: string) => {
  const [, value = ""] =
    new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(headers.cookie ?? "") ?? [];

  return isSession(secret, value);
};

/** The header that lets a browser in. */
export const sessionCookie = (secret: string, secure: boolean) =>
  [
    `${cookieName}=${createSession(secret)}`,
    `Max-Age=${sessionSeconds}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");

/**
 * The ticket of a request, which the panel keeps longer than it is valid: a browser that is
 * in already may use it again.
 */
export const ticketOf = (request: IncomingMessage, signed: string, secret: string) => {
  const ticket = readTicket(secret, signed);

  return ticket && (!isOver(ticket) || hasSession(request, secret)) ? ticket : undefined;
};

type Sources = { model: ContentModel; drafts: Drafts; service: Service };

/** Where this server shows what visitors get: the page in the release at the path behind it. */
export const publishedPrefix = "/__published";

/** Finds where a ticket leads: to the draft of a page, or to the page that visitors get. */
export const createEntry = ({ model, drafts, service }: Sources) => {
  const recordsOf = (type: ModelType, { uid, status }: Ticket) => {
    if (status === "published") return readRecords(service, model, type);
    // Whoever opens a preview gets the newest, whatever was told.
    drafts.forget([uid]);

    return drafts.of(type);
  };

  /**
   * The address that shows a ticket's record; undefined when there is no such record.
   *
   * @throws {ContentError} when the content service does not answer with content.
   */
  return async (ticket: Ticket): Promise<string | undefined> => {
    const { uid, documentId, status } = ticket;
    const type = model.types.find((one) => uidOf(one) === uid);
    if (!type) return undefined;

    const records = await recordsOf(type, ticket);
    const record = records.find((one) => one.documentId === documentId);
    if (!record) return undefined;
    const path = pathOf(type.name, record) ?? `/${type.name}/${String(record.slug)}/`;

    return status === "published" ? publishedPrefix + path : `${path}?document=${documentId}`;
  };
};

export type Entry = ReturnType<typeof createEntry>;
