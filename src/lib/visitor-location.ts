import { isRecord } from "./is-record";

/** Where a visitor is, as far as the IP lookup tells: what the contact form sends along. */
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

/** How long to wait for the lookup, in milliseconds. */
const lookupTimeout = 1500;

/** The pattern of each part, as in the service's own schema; a part that does not match is left out. */
const patterns: Record<keyof VisitorLocation, RegExp> = {
  country: /^[A-Z]{2}$/,
  region: /^.{1,100}$/,
  city: /^.{1,100}$/,
  postal: /^.{1,20}$/,
  timezone: /^[A-Za-z0-9_+/-]{1,60}$/,
};

const locationIn = (body: unknown): VisitorLocation | null => {
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

  return response.ok ? locationIn(await response.json()) : null;
};

let pending: Promise<VisitorLocation | null> | undefined;

const lookUpOnce = async () => {
  const location = await lookUp().catch(() => null);
  if (!location) pending = undefined;

  return location;
};

/**
 * Asks the IP-information service where the visitor is, only when a token is set.
 * The result is kept for the visit; after a failure the next call asks again.
 * Resolves with null within `lookupTimeout` whatever the service does.
 */
export const visitorLocation = (): Promise<VisitorLocation | null> => {
  if (!lookupToken) return Promise.resolve(null);
  pending ??= lookUpOnce();

  return pending;
};
