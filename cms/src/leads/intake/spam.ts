import { minFillMs } from "../../common/forms/form-limits";
import { fieldError, invalidFields, validationError } from "../../server/http/errors";

const spam = (message: string) => validationError(message, { reason: "spam" });

/**
 * Rejects bots by two optional fields: a honeypot, and the time from opening the form to sending it.
 * The error advises what to do, because a browser's autofill may fill the honeypot.
 *
 * @throws {HttpError} 400.
 */
export const assertNotSpam = (data: Record<string, unknown>) => {
  const { website, elapsed_ms: elapsed } = data;

  if (website !== undefined && website !== null && website !== "") {
    throw spam("This message could not be accepted. Please email us instead.");
  }

  if (elapsed === undefined || elapsed === null) return;
  if (typeof elapsed !== "number" || !Number.isFinite(elapsed) || elapsed < 0) {
    throw invalidFields([fieldError("elapsed_ms", "This must be a number of milliseconds")]);
  }
  if (elapsed < minFillMs) {
    throw spam("That was very fast. Please wait a moment and send it again.");
  }
};
