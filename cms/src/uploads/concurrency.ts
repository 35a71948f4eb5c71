import { HttpError } from "../http/errors";

/**
 * How many uploads run at once: each holds its file of up to 5 MB in memory, so this
 * is what keeps uploads from many addresses from exhausting it. The rate limit keeps
 * one address from using all of it: an upload ends within a minute, in which an
 * address may start ten.
 */
export const mostUploadsAtOnce = 24;

/**
 * Limits how many uploads run at once in this instance.
 *
 * @returns a function that runs one, and throws {HttpError} 503 with `Retry-After`
 *   when too many run already.
 */
export const createConcurrencyLimit = (most = mostUploadsAtOnce) => {
  let running = 0;

  return async <Result>(upload: () => Promise<Result>): Promise<Result> => {
    if (running >= most) {
      throw new HttpError(
        503,
        "ServiceUnavailableError",
        "Too many uploads in progress. Please try again in a moment.",
        { headers: { "Retry-After": "5", Connection: "close" } },
      );
    }

    running += 1;
    try {
      return await upload();
    } finally {
      running -= 1;
    }
  };
};
