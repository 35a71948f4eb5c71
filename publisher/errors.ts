type RecordId = { uid: string; documentId: string };

/** An error that an operator or editor can fix: its message says what is wrong and what to do. */
export class OperatorError extends Error {
  override name = "OperatorError";
  /** The record at fault, by the names of the content service. */
  record: RecordId | undefined;

  constructor(message: string, record?: RecordId) {
    super(message);
    this.record = record;
  }
}
