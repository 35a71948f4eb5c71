import { createHmac, timingSafeEqual } from "node:crypto";

type Delivery = { id: string; timestamp: string; body: Buffer; signatures: string };

// #region sign
/** The signature of one delivery, as the sender computes it and the receiver again. */
export const sign = (secret: Buffer, id: string, timestamp: string, body: Buffer) =>
  createHmac("sha256", secret).update(`${id}.${timestamp}.`).update(body).digest();
// #endregion

// #region verify
const FIVE_MINUTES = 5 * 60;

/** Whether a delivery was signed with one of our secrets, and not long ago. */
export function isAuthentic(delivery: Delivery, secrets: Buffer[], now = Date.now() / 1000) {
  const { id, timestamp, body, signatures } = delivery;
  const age = Math.abs(now - Number(timestamp));
  if (!(age <= FIVE_MINUTES)) return false; // also when it is not a number

  const received = signatures
    .split(" ")
    .filter((signature) => signature.startsWith("v1,"))
    .map((signature) => Buffer.from(signature.slice(3), "base64"));
  return secrets.some((secret) => {
    const expected = sign(secret, id, timestamp, body);
    return received.some(
      (signature) => signature.length === expected.length && timingSafeEqual(signature, expected),
    );
  });
}
// #endregion
