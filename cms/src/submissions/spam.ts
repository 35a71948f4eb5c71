import { fieldError, Refusal, refuseFields } from "../http/errors";

/** Nobody fills a form in less; programs do. */
export const minimumFillMs = 2000;

/**
 * Two traps for programs that fill in forms, each only where the form sends it:
 * a field that people do not see, and the time from opening the form to sending.
 * A caught post is refused with a word on what to do, not dropped in silence,
 * because now and then a browser's autofill walks into a trap as well.
 *
 * @throws {Refusal} 400.
 */
export const refuseSpam = (data: Record<string, unknown>) => {
  const { website, elapsed_ms: elapsed } = data;

  if (website !== undefined && website !== null && website !== "") {
    throw new Refusal(
      400,
      "ValidationError",
      "This message could not be accepted. Please write to us by mail instead.",
    );
  }

  if (elapsed === undefined || elapsed === null) return;
  if (typeof elapsed !== "number" || !Number.isFinite(elapsed) || elapsed < 0) {
    throw refuseFields([fieldError("elapsed_ms", "This must be a number of milliseconds")]);
  }
  if (elapsed < minimumFillMs) {
    throw new Refusal(
      400,
      "ValidationError",
      "That was very fast. Please wait a moment and send it again.",
    );
  }
};
