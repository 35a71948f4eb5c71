import { hmac, safeEqual } from "../lib/secrets";

export const timestampHeader = "X-Publishing-Timestamp";
export const signatureHeader = "X-Publishing-Signature";

const maxAgeSeconds = 300;

/** True if a signature's time is within five minutes of now. */
export const isRecent = (timestamp: string, now = Date.now()): boolean =>
  /^\d{1,12}$/.test(timestamp) && Math.abs(now / 1000 - Number(timestamp)) <= maxAgeSeconds;

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
  if (!isRecent(timestamp, now)) return false;
  const data = Buffer.concat([Buffer.from(`${timestamp}.`), body]);

  return safeEqual(signature, `sha256=${hmac(secret, data, "hex")}`);
};
