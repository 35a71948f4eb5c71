import { hmac, safeEqual } from "../lib/secrets";

export const timestampHeader = "X-Publishing-Timestamp";
export const signatureHeader = "X-Publishing-Signature";

const maxAgeSeconds = 300;

/**
 * True if a body was signed with the secret in the last five minutes, as publishers before
 * 2026-12 sign: HMAC-SHA256 over `<time>.<body>`. The next version drops it.
 */
export const isSigned = (
  secret: string,
  body: Buffer,
  { timestamp, signature }: { timestamp: string; signature: string },
  now = Date.now(),
): boolean => {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > maxAgeSeconds) return false;
  const data = Buffer.concat([Buffer.from(`${timestamp}.`), body]);

  return safeEqual(signature, `sha256=${hmac(secret, data, "hex")}`);
};
