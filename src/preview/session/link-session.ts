import { linkIn, type Exchange } from "../exchange";
import { setCookie } from "./cookies";
import type { LinkedRecord } from "./session-checks";
import { now, verifyLink } from "./signed";

/** Response without a link that works. */
export const linkMessage =
  "This link has expired or was withdrawn. Ask the person who sent it for a new one.";

/** Response to what a link does not open. */
export const onlyReadsMessage = "A link shows pages only.";

// A cookie for each link: somebody may have several.
const cookiePrefix = "preview-link-";

/** The Set-Cookie header that starts a session with a link. */
export const linkCookie = (
  link: string,
  signed: string,
  { expires }: LinkedRecord,
  secure: boolean,
) => setCookie(cookiePrefix + link, signed, expires - now(), secure);

const linksIn = ({ request }: Exchange, secret: string) =>
  [...(request.headers.cookie ?? "").matchAll(cookiePattern)].flatMap(
    ([, signed = ""]) => verifyLink(secret, signed) ?? [],
  );
const cookiePattern = new RegExp(`(?:^|; )${cookiePrefix}[^=]+=([^;]+)`, "g");

/** The ids of the links that may open a request: that of its page, else all, the newest first. */
export const linksOf = (exchange: Exchange, secret: string): string[] => {
  const links = linksIn(exchange, secret).reverse();
  const wanted = linkIn(exchange);

  return wanted === undefined ? links : links.filter((link) => link === wanted);
};

/** True if a request belongs to a page that was opened by a link, also without its cookie. */
export const hasLink = (exchange: Exchange, secret: string) =>
  linkIn(exchange) !== undefined || linksIn(exchange, secret).length > 0;

/** True for what a session with a link may request: pages, their data and files. */
export const isForLinks = ({ path, request }: Exchange) =>
  ["GET", "HEAD"].includes(request.method ?? "") &&
  (path.startsWith("/__preview/") || !path.startsWith("/__"));
