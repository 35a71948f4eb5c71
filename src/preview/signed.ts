import { createHmac, timingSafeEqual } from "node:crypto";

/** Part of the signed text, so that a signature cannot be reused for another purpose. */
type Purpose = "ticket" | "cookie" | "refresh" | "check";

const now = () => Math.floor(Date.now() / 1000);

const signatureOf = (secret: string, purpose: Purpose, text: string) =>
  createHmac("sha256", secret).update(`preview ${purpose}:${text}`).digest("base64url");

/** Compares bytes, since timingSafeEqual requires equal byte lengths. */
const constantTimeEqual = (one: string, other: string) => {
  const bytes = Buffer.from(one);
  const others = Buffer.from(other);

  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/** Signs a value: `<JSON in base64url>.<signature>`. */
const sign = (secret: string, purpose: Purpose, value: object) => {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");

  return `${text}.${signatureOf(secret, purpose, text)}`;
};

/** Verifies a value of {@link sign}; undefined if the signature is invalid. */
const verify = (secret: string, purpose: Purpose, signed: string): unknown => {
  const end = signed.lastIndexOf(".");
  const text = signed.slice(0, Math.max(0, end));
  if (!constantTimeEqual(signed.slice(end + 1), signatureOf(secret, purpose, text)))
    return undefined;

  return JSON.parse(Buffer.from(text, "base64url").toString());
};

/** A panel session, and the type that it may read. */
export type Session = {
  session: string;
  uid: string;
  /** Expiry in seconds since 1970. */
  expires: number;
};

/** A session with the record and version to open. */
export type Ticket = Session & { documentId: string; status: "draft" | "published" };

/**
 * Verifies a ticket of the CMS (cms/src/preview/ticket.ts).
 *
 * @returns the ticket, even if it has expired; undefined if the signature is invalid.
 */
export const verifyTicket = (secret: string, signed: string) =>
  verify(secret, "ticket", signed) as Ticket | undefined;

export const isExpired = ({ expires }: Session) => expires <= now();

/** Lifetime of a session, in seconds. */
export const sessionSeconds = 8 * 60 * 60;

/** Creates the value of the session cookie, valid for {@link sessionSeconds} while the panel's session is open. */
export const createSession = (secret: string, { session, uid }: Ticket) =>
  sign(secret, "cookie", { session, uid, expires: now() + sessionSeconds });

/** Verifies the session cookie's value. @returns undefined if it is invalid or has expired. */
export const verifySession = (secret: string, signed: string): Session | undefined => {
  const session = verify(secret, "cookie", signed) as Session | undefined;

  return session && !isExpired(session) ? session : undefined;
};

/** Creates the token for checking a session in the CMS (cms/src/preview/ticket.ts). */
export const createCheck = (secret: string, { session, uid }: Session) =>
  sign(secret, "check", { session, uid });

/** Verifies the Authorization header of the CMS's refresh requests. */
export const isRefreshAuthorized = (secret: string, authorization = "") =>
  constantTimeEqual(authorization, `Bearer ${signatureOf(secret, "refresh", "")}`);
