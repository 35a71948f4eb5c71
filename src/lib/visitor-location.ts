import { isRecord } from "../../common/is-record";

/** The visitor's location by IP lookup, sent with the contact form. */
export type VisitorLocation = {
  /** Two-letter code, for example US. */
  country?: string;
  region?: string;
  city?: string;
  postal?: string;
  timezone?: string;
};

const lookupUrl = process.env.GATSBY_IP_LOOKUP_URL ?? "";
const lookupToken = process.env.GATSBY_IP_LOOKUP_TOKEN ?? "";

/** The maximum wait for the lookup, in milliseconds. */
const lookupTimeout = 1500;

/** The pattern of each part, as in the CMS's schema; a part that does not match is omitted. */
const patterns: Record<keyof VisitorLocation, RegExp> = {
  country: /^[A-Z]{2}$/,
  region: /^.{1,100}$/,
  city: /^.{1,100}$/,
  postal: /^.{1,20}$/,
  timezone: /^[A-Za-z0-9_+/-]{1,60}$/,
};

const parseLocation = (body: unknown): VisitorLocation | null => {
  if (!isRecord(body)) return null;
  const parts = Object.entries(patterns).flatMap(([name, pattern]) => {
    const value = body[name];

    return typeof value === "string" && pattern.test(value) ? [[name, value]] : [];
  });

  return parts.length > 0 ? Object.fromEntries(parts) : null;
};

const lookUp = async (): Promise<VisitorLocation | null> => {
  const url = new URL(lookupUrl, window.location.href);
  url.searchParams.set("token", lookupToken);
  const response = await fetch(url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(lookupTimeout),
  });

  return response.ok ? parseLocation(await response.json()) : null;
};

let pending: Promise<VisitorLocation | null> | undefined;

const lookUpOnce = async () => {
  const location = await lookUp().catch(() => null);
  if (!location) pending = undefined;

  return location;
};

/**
 * Looks up the visitor's location, if a token is set. The result is cached for the visit;
 * after a failure the next call tries again. Resolves with null within `lookupTimeout`.
 */
export const visitorLocation = (): Promise<VisitorLocation | null> => {
  if (!lookupToken) return Promise.resolve(null);
  pending ??= lookUpOnce();

  return pending;
};
