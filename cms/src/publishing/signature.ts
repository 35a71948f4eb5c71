import { hmac, isSame } from "../lib/secrets";

export const timestampHeader = "X-Publishing-Timestamp";
export const signatureHeader = "X-Publishing-Signature";

/** How old a signed request may be, in seconds: machines' clocks differ. */
const longestAge = 300;

const sign = (secret: string, timestamp: string, body: string | Buffer) =>
  `sha256=${hmac(secret, Buffer.concat([Buffer.from(`${timestamp}.`), Buffer.from(body)]), "hex")}`;

/**
 * The headers with which a request between this service and a builder proves where it comes
 * from: the time in seconds, and HMAC-SHA256 over `<time>.<body>` in hexadecimal.
 */
export const signedHeaders = (secret: string, body: string, now = Date.now()) => {
  const timestamp = String(Math.floor(now / 1000));

  return { [timestampHeader]: timestamp, [signatureHeader]: sign(secret, timestamp, body) };
};

/** Whether a body was signed with this secret in the last five minutes. */
export const isSigned = (
  secret: string,
  body: Buffer,
  { timestamp, signature }: { timestamp: string; signature: string },
  now = Date.now(),
): boolean => {
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now / 1000 - Number(timestamp)) > longestAge) return false;

  return isSame(signature, sign(secret, timestamp, body));
};
