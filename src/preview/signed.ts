import { createHmac, timingSafeEqual } from "node:crypto";

/** What a signature is for: none of one purpose is good for another. */
type Purpose = "ticket" | "session" | "refresh";

const now = () => Math.floor(Date.now() / 1000);

const signatureOf = (secret: string, purpose: Purpose, text: string) =>
  createHmac("sha256", secret).update(`preview ${purpose}:${text}`).digest("base64url");

/** The bytes are compared, since a letter may take several of them. */
const same = (one: string, other: string) => {
  const bytes = Buffer.from(one);
  const others = Buffer.from(other);

  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/** The text with its signature: `<text>.<signature>`. */
const sign = (secret: string, purpose: Purpose, text: string) =>
  `${text}.${signatureOf(secret, purpose, text)}`;

/** The text of what {@link sign} made, or undefined when it was not signed with this secret for this purpose. */
const verify = (secret: string, purpose: Purpose, signed: string) => {
  const end = signed.lastIndexOf(".");
  const text = signed.slice(0, Math.max(0, end));

  return same(signed.slice(end + 1), signatureOf(secret, purpose, text)) ? text : undefined;
};

/** The record that a ticket leads to, and which of its versions. */
export type Ticket = {
  uid: string;
  documentId: string;
  status: "draft" | "published";
  /** When it ends, in seconds since 1970. */
  expires: number;
};

/**
 * Reads a ticket of the content service (cms/src/preview/ticket.ts makes it).
 *
 * @returns the ticket, also when its time is over; undefined when it is not genuine.
 */
export const readTicket = (secret: string, signed: string): Ticket | undefined => {
  const text = verify(secret, "ticket", signed);

  return text === undefined
    ? undefined
    : (JSON.parse(Buffer.from(text, "base64url").toString()) as Ticket);
};

/** Whether the time of a ticket is over. */
export const isOver = ({ expires }: Ticket) => expires <= now();

/** How long a session lasts, in seconds. */
export const sessionSeconds = 8 * 60 * 60;

/** The value of the cookie that lets a browser in for {@link sessionSeconds}. */
export const createSession = (secret: string) =>
  sign(secret, "session", String(now() + sessionSeconds));

/** Whether a cookie's value is a session that has not ended. */
export const isSession = (secret: string, signed: string) =>
  Number(verify(secret, "session", signed) ?? 0) > now();

/** Whether the header Authorization is the content service's, which tells about changes. */
export const mayRefresh = (secret: string, authorization = "") =>
  same(authorization, `Bearer ${signatureOf(secret, "refresh", "")}`);
