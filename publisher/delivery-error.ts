type RecordId = { uid: string; documentId: string };

/** A problem that the person at the keyboard can fix: one sentence says what is wrong and what to do. */
export class DeliveryError extends Error {
  override name = "DeliveryError";
  /** The record at fault, as the content service names it, where one is. */
  record: RecordId | undefined;

  constructor(message: string, record?: RecordId) {
    super(message);
    this.record = record;
  }
}
