import type { IncomingMessage } from "node:http";

import type { ModelType } from "../../cms/src/content/rules/model";
import type { ContentModel } from "../build/content-model";
import type { CmsConfig } from "../build/cms-client";
import { readRecords } from "../build/read-content";

import { pathOf, slugProblem } from "./addresses";
import { uidOf, type Drafts } from "./drafts";
import { createSession, readSession, sessionSeconds, type Ticket } from "./signed";

const cookieName = "preview";

/** The session of a browser that was let in; whether the panel's is still open is not looked at. */
export const sessionOf = ({ headers }: IncomingMessage, secret: string) => {
  const [, value = ""] =
    new RegExp(`(?:^|; )${cookieName}=([^;]+)`).exec(headers.cookie ?? "") ?? [];

  return readSession(secret, value);
};

/** The header that lets a browser in. */
export const sessionCookie = (secret: string, secure: boolean, ticket: Ticket) =>
  [
    `${cookieName}=${createSession(secret, ticket)}`,
    `Max-Age=${sessionSeconds}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Lax",
    ...(secure ? ["Secure"] : []),
  ].join("; ");

type Sources = { model: ContentModel; drafts: Drafts; service: CmsConfig };

/** Where this server shows what visitors get: the page in the release at the path behind it. */
export const publishedPrefix = "/__published";

/** The address of a ticket's record, or why it has none, in one sentence. */
type Destination = { address: string } | { status: 404 | 422; sentence: string };

/** Finds where a ticket leads: to the draft of a page, or to the page that visitors get. */
export const createEntry = ({ model, drafts, service }: Sources) => {
  const recordsOf = (type: ModelType, { uid, status }: Ticket) => {
    if (status === "published") return readRecords(service, model, type);
    // Whoever opens a preview gets the newest, whatever was told.
    drafts.forget([uid]);

    return drafts.of(type);
  };

  /**
   * The address that shows a ticket's record.
   *
   * @throws {ContentError} when the content service does not answer with content.
   */
  return async (ticket: Ticket): Promise<Destination> => {
    const { uid, documentId, status } = ticket;
    const type = model.types.find((one) => uidOf(one) === uid);
    const records = type ? await recordsOf(type, ticket) : [];
    const record = records.find((one) => one.documentId === documentId);
    if (!type || !record) return { status: 404, sentence: "This record is not there any more." };
    const sentence = slugProblem(type, record);
    if (sentence) return { status: 422, sentence: `This page has no preview: ${sentence}` };
    const path =
      pathOf(type.name, record) ?? `/${type.name}/${encodeURIComponent(String(record.slug))}/`;

    return {
      address: status === "published" ? publishedPrefix + path : `${path}?document=${documentId}`,
    };
  };
};

export type Entry = ReturnType<typeof createEntry>;
