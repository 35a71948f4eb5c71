import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signature is for: none of one purpose is good for another. */
type Purpose = "ticket" | "cookie" | "refresh" | "check";

const now = () => Math.floor(Date.now() / 1000);

const signatureOf = (secret: string, purpose: Purpose, text: string) =>
  createHmac("sha256", secret).update(`preview ${purpose}:${text}`).digest("base64url");

/** The bytes are compared, since a letter may take several of them. */
const same = (one: string, other: string) => {
  const bytes = Buffer.from(one);
  const others = Buffer.from(other);

  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/** The value with its signature: `<JSON in base64url>.<signature>`. */
const sign = (secret: string, purpose: Purpose, value: object) => {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");

  return `${text}.${signatureOf(secret, purpose, text)}`;
};

/** The value of what {@link sign} made, or undefined when it was not signed with this secret for this purpose. */
const verify = (secret: string, purpose: Purpose, signed: string): unknown => {
  const end = signed.lastIndexOf(".");
  const text = signed.slice(0, Math.max(0, end));
  if (!same(signed.slice(end + 1), signatureOf(secret, purpose, text))) return undefined;

  return JSON.parse(Buffer.from(text, "base64url").toString());
};

/** What lets a browser in: a session of the panel, and the type that its person may read. */
export type Session = {
  session: string;
  uid: string;
  /** When it ends, in seconds since 1970. */
  expires: number;
};

/** The record that a ticket leads to, and which of its versions. */
export type Ticket = Session & { documentId: string; status: "draft" | "published" };

/**
 * Reads a ticket of the content service (cms/src/preview/ticket.ts makes it).
 *
 * @returns the ticket, also when its time is over; undefined when it is not genuine.
 */
export const readTicket = (secret: string, signed: string) =>
  verify(secret, "ticket", signed) as Ticket | undefined;

/** Whether the time of a ticket or session is over. */
export const isOver = ({ expires }: Session) => expires <= now();

/** How long a session lasts, in seconds. */
export const sessionSeconds = 8 * 60 * 60;

/** The value of the cookie that lets a browser in for {@link sessionSeconds}, while the panel's session is open. */
export const createSession = (secret: string, { session, uid }: Ticket) =>
  sign(secret, "cookie", { session, uid, expires: now() + sessionSeconds });

/** Reads a cookie's value. @returns undefined when it is not genuine, or its time is over. */
export const readSession = (secret: string, signed: string): Session | undefined => {
  const session = verify(secret, "cookie", signed) as Session | undefined;

  return session && !isOver(session) ? session : undefined;
};

/** The token with which the content service is asked about a session (cms/src/preview/ticket.ts reads it). */
export const createCheck = (secret: string, { session, uid }: Session) =>
  sign(secret, "check", { session, uid });

/** Whether the header Authorization is the content service's, which tells about changes. */
export const mayRefresh = (secret: string, authorization = "") =>
  same(authorization, `Bearer ${signatureOf(secret, "refresh", "")}`);
