import { createHmac, timingSafeEqual } from "node:crypto";

// The content service signs and checks in the same way (cms/src/publishing/signature.ts).
const timestampHeader = "x-publishing-timestamp";
const signatureHeader = "x-publishing-signature";
const longestAge = 300;

/** @param {string} secret @param {string} timestamp @param {string} body */
const sign = (secret, timestamp, body) =>
  `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`;

/**
 * The headers with which a request between the content service and a builder proves where it
 * comes from.
 *
 * @param {string} secret
 * @param {string} body
 */
export const signedHeaders = (secret, body) => {
  const timestamp = String(Math.floor(Date.now() / 1000));

  return { [timestampHeader]: timestamp, [signatureHeader]: sign(secret, timestamp, body) };
};

/**
 * Whether a request was signed with this secret in the last five minutes.
 *
 * @param {string} secret
 * @param {string} body
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export const isSigned = (secret, body, headers) => {
  const timestamp = String(headers[timestampHeader] ?? "");
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > longestAge) return false;
  const expected = Buffer.from(sign(secret, timestamp, body));
  const given = Buffer.from(String(headers[signatureHeader] ?? ""));

  return expected.length === given.length && timingSafeEqual(expected, given);
};
