import { type BinaryToTextEncoding, createHash, createHmac, timingSafeEqual } from "node:crypto";

type Data = string | Buffer;

/** HMAC-SHA256. */
export const hmac = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("base64url");

export const sha256 = (data: Data, encoding: BinaryToTextEncoding = "base64url") =>
  createHash("sha256").update(data).digest(encoding);

/** Compares two texts in constant time. */
export const safeEqual = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];

  return one.length === other.length && timingSafeEqual(one, other);
};
