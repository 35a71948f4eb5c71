import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const maxAgeSeconds = 300;

/**
 * True if a request was signed with the secret in the last five minutes, as CMS versions before
 * 2026-12 do: HMAC-SHA256 over `<time>.<body>`. The next version drops it.
 */
export const isLegacySigned = (
  secret: string,
  body: string,
  headers: IncomingHttpHeaders,
): boolean => {
  const timestamp = String(headers["x-publishing-timestamp"] ?? "");
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > maxAgeSeconds) return false;
  const hash = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  const expected = Buffer.from(`sha256=${hash}`);
  const given = Buffer.from(String(headers["x-publishing-signature"] ?? ""));

  return expected.length === given.length && timingSafeEqual(expected, given);
};
