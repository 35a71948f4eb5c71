/** Where a visitor is, as far as the IP lookup tells: what the contact form sends along. */
export type VisitorLocation = {
  /** Two-letter code, for example US. */
  country?: string;
  region?: string;
  city?: string;
  postal?: string;
  timezone?: string;
};

const lookupUrl = process.env.GATSBY_IP_LOOKUP_URL || "https://ipinfo.io/json";
const lookupToken = process.env.GATSBY_IP_LOOKUP_TOKEN ?? "";

/** How long the lookup is waited for, in milliseconds. */
export const lookupPatience = 1500;

/** What each part may look like: the same as in the service's own schema, or the part is left out. */
const shapes: Record<keyof VisitorLocation, RegExp> = {
  country: /^[A-Z]{2}$/,
  region: /^.{1,100}$/,
  city: /^.{1,100}$/,
  postal: /^.{1,20}$/,
  timezone: /^[A-Za-z0-9_+/-]{1,60}$/,
};

const pick = (answer: unknown): VisitorLocation | null => {
  if (typeof answer !== "object" || answer === null) return null;
  const parts: Record<string, unknown> = { ...answer };
  const known = Object.entries(shapes).flatMap(([name, shape]) => {
    const value = parts[name];

    return typeof value === "string" && shape.test(value) ? [[name, value]] : [];
  });

  return known.length > 0 ? Object.fromEntries(known) : null;
};

const ask = async (): Promise<VisitorLocation | null> => {
  const url = new URL(lookupUrl, window.location.href);
  url.searchParams.set("token", lookupToken);
  const response = await fetch(url, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal: AbortSignal.timeout(lookupPatience),
  });

  return response.ok ? pick(await response.json()) : null;
};

let asked: Promise<VisitorLocation | null> | undefined;

const askAndKeep = async () => {
  const location = await ask().catch(() => null);
  if (!location) asked = undefined;

  return location;
};

/**
 * Asks the IP-information service where the visitor is, only when a token is set.
 * What it said is kept for the visit; after a failure the next call asks again.
 * Answers null within `lookupPatience` whatever the service does.
 */
export const visitorLocation = (): Promise<VisitorLocation | null> => {
  if (!lookupToken) return Promise.resolve(null);
  asked ??= askAndKeep();

  return asked;
};
