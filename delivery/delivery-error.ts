/** A problem that the person at the keyboard can fix: one sentence says what is wrong and what to do. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
}
