import { hmac, safeEqual } from "../lib/secrets";

/** Lifetime of a ticket in seconds. */
const validSeconds = 60;

/** Purpose of a signature; the preview server uses the same names. */
type Purpose = "ticket" | "refresh" | "check";

const signatureOf = (secret: string, purpose: Purpose, text: string) =>
  hmac(secret, `preview ${purpose}:${text}`);

/** A session of the panel (`sessionId`) and the previewed type. */
export type Viewer = { session: string; uid: string };
/** The previewed version of a record, and its viewer. */
export type PreviewTarget = Viewer & { documentId: string; status: "draft" | "published" };

/**
 * A ticket that grants a browser access to the preview server for a minute (src/preview/signed.ts
 * verifies it).
 *
 * @param now in milliseconds since 1970.
 */
export const createTicket = (secret: string, shown: PreviewTarget, now = Date.now()) => {
  const expires = Math.floor(now / 1000) + validSeconds;
  const text = Buffer.from(JSON.stringify({ ...shown, expires })).toString("base64url");

  return `${text}.${signatureOf(secret, "ticket", text)}`;
};

/** The Authorization header of notifications to the preview server. */
export const refreshAuthorization = (secret: string) =>
  `Bearer ${signatureOf(secret, "refresh", "")}`;

/** Verifies the Authorization header of the preview server's session check; undefined if it is forged. */
export const readCheck = (secret: string, authorization: string): Viewer | undefined => {
  const [text = "", signature = ""] = authorization.replace("Bearer ", "").split(".");
  if (!safeEqual(signature, signatureOf(secret, "check", text))) return undefined;

  return JSON.parse(Buffer.from(text, "base64url").toString());
};
