import { sign, verify } from "../common/preview-signature";

/** Time in which a browser must redeem a ticket. */
const lifetimeSeconds = 60;

/** Who views a preview. The preview server reads these names. */
export type Viewer = {
  /** The `sessionId` of the viewer's session in the panel. */
  session: string;
  /** The content type that the viewer must be allowed to read. */
  uid: string;
};

/** The version of a record to preview, or of a page that it changes, and its viewer. */
export type PreviewTarget = Viewer & {
  documentId: string;
  status: "draft" | "published";
  path?: string;
};

/**
 * Creates a ticket, for which the preview server gives a browser a session (src/preview/session/signed.ts).
 *
 * @param now in milliseconds since 1970.
 * @returns the target and the expiry, as JSON in base64url, and a signature.
 */
export const createTicket = (secret: string, target: PreviewTarget, now = Date.now()) => {
  const expires = Math.floor(now / 1000) + lifetimeSeconds;

  return sign(secret, "ticket", { ...target, expires });
};

/** The address at which the preview server redeems a new ticket. */
export const ticketUrl = (
  { url, secret }: { url: string; secret: string },
  target: PreviewTarget,
): string => `${url}/__enter?ticket=${createTicket(secret, target)}`;

/**
 * Verifies the Authorization header with which the preview server asks whether a session or a link
 * is open.
 *
 * @returns the viewer, or the id of a link; undefined if the signature is invalid.
 */
export const verifySessionCheck = (secret: string, authorization: string) =>
  verify(secret, "check", authorization.replace("Bearer ", "")) as
    Partial<Viewer & { link: string }> | undefined;
