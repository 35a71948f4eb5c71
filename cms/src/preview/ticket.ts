import { hmac, safeEqual } from "../lib/secrets";

/** How long a ticket is valid, in seconds: from a click in the panel to the preview's first page. */
const validSeconds = 60;

/** What a signature is for: none of one purpose is good for another. The draft server knows the same names. */
type Purpose = "ticket" | "refresh" | "check";

const signatureOf = (secret: string, purpose: Purpose, text: string) =>
  hmac(secret, `preview ${purpose}:${text}`);

/** A session of the panel, by its `sessionId`, and the type of content that it shows. */
export type Viewer = { session: string; uid: string };
/** Which version of which record to show, and to whom. */
export type Shown = Viewer & { documentId: string; status: "draft" | "published" };

/**
 * A ticket that lets a browser into the draft server for a minute (src/preview/signed.ts of
 * the site reads it).
 *
 * @param now in milliseconds since 1970.
 */
export const createTicket = (secret: string, shown: Shown, now = Date.now()) => {
  const expires = Math.floor(now / 1000) + validSeconds;
  const text = Buffer.from(JSON.stringify({ ...shown, expires })).toString("base64url");

  return `${text}.${signatureOf(secret, "ticket", text)}`;
};

/** The value of the header Authorization with which this service tells the draft server about changes. */
export const refreshAuthorization = (secret: string) =>
  `Bearer ${signatureOf(secret, "refresh", "")}`;

/** Reads the header Authorization of the draft server's question whether a preview may go on; undefined when it is not genuine. */
export const readCheck = (secret: string, authorization: string): Viewer | undefined => {
  const [text = "", signature = ""] = authorization.replace("Bearer ", "").split(".");
  if (!safeEqual(signature, signatureOf(secret, "check", text))) return undefined;

  return JSON.parse(Buffer.from(text, "base64url").toString());
};
