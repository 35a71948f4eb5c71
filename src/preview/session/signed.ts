import { refreshAuthorization, sign, verify } from "../../../common/preview-signature";
import type { RecordId } from "../../../common/record-id";
import { safeEqual } from "../../../common/secrets";

import type { Version } from "../data/record-store";

/** The present, in seconds since 1970. */
export const now = () => Math.floor(Date.now() / 1000);

/** A panel session, and the type that it may read. */
export type Session = {
  session: string;
  uid: string;
  /** Expiry in seconds since 1970. */
  expires: number;
};

/**
 * A session with the record and version to open; with a path, the page there, as published or with
 * only this draft.
 */
export type Ticket = Session & { documentId: string; status: Version; path?: string };

/**
 * Verifies a ticket of the CMS (cms/src/preview/ticket.ts).
 *
 * @returns the ticket, even if it has expired; undefined if the signature is invalid.
 */
export const verifyTicket = (secret: string, signed: string) =>
  verify(secret, "ticket", signed) as Ticket | undefined;

export const isExpired = ({ expires }: Pick<Session, "expires">) => expires <= now();

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

/** Verifies a link of the CMS (cms/src/preview/client-links). @returns its id; undefined if it is invalid. */
export const verifyLink = (secret: string, signed: string) =>
  (verify(secret, "link", signed) as { link: string } | undefined)?.link;

/** Creates the token for checking a link in the CMS. */
export const createLinkCheck = (secret: string, link: string) => sign(secret, "check", { link });

/** Creates the token for checking a session in the CMS (cms/src/preview/ticket.ts). */
export const createCheck = (secret: string, { session, uid }: Session) =>
  sign(secret, "check", { session, uid });

/** Verifies the Authorization header of the CMS's forecast requests. @returns the record. */
export const verifyForecast = (secret: string, authorization = "") =>
  verify(secret, "forecast", authorization.replace("Bearer ", "")) as RecordId | undefined;

/** Verifies the Authorization header of the CMS's refresh requests. */
export const isRefreshAuthorized = (secret: string, authorization = "") =>
  safeEqual(authorization, refreshAuthorization(secret));
