import { fieldError, HttpError, invalidFields } from "../http/errors";

/** Nobody fills in a form faster than this; programs do. */
export const minimumFillMs = 2000;

const spam = (message: string) =>
  new HttpError(400, "ValidationError", message, { reason: "spam" });

/**
 * Two traps for programs that fill in forms, each only if the form sends it: a
 * field that people do not see, and the time from opening the form to sending it.
 * What is caught is rejected with advice, not dropped in silence, because now and
 * then a browser's autofill falls into a trap as well.
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
  if (elapsed < minimumFillMs) {
    throw spam("That was very fast. Please wait a moment and send it again.");
  }
};
