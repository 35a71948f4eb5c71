import { hmac, safeEqual } from "./secrets.ts";

/** Part of the signed text, so that a signature cannot be reused for another purpose. */
type Purpose = "ticket" | "cookie" | "refresh" | "check" | "link" | "forecast";

const signatureOf = (secret: string, purpose: Purpose, text: string) =>
  hmac(secret, `preview ${purpose}:${text}`);

/** Signs a value for the CMS or the preview server: `<JSON in base64url>.<signature>`. */
export const sign = (secret: string, purpose: Purpose, value: object): string => {
  const text = Buffer.from(JSON.stringify(value)).toString("base64url");

  return `${text}.${signatureOf(secret, purpose, text)}`;
};

/** Verifies a value of {@link sign}; undefined if the signature is invalid. */
export const verify = (secret: string, purpose: Purpose, signed: string): unknown => {
  const end = signed.lastIndexOf(".");
  const text = signed.slice(0, Math.max(0, end));
  if (!safeEqual(signed.slice(end + 1), signatureOf(secret, purpose, text))) return undefined;

  return JSON.parse(Buffer.from(text, "base64url").toString());
};

/** The Authorization header of a notification to the preview server. */
export const refreshAuthorization = (secret: string): string =>
  `Bearer ${signatureOf(secret, "refresh", "")}`;
