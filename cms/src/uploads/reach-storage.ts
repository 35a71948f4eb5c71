import type { AppContext } from "../context";
import { unavailable } from "../http/errors";

/**
 * Does something with the storage of CVs. What keeps it from that is for the operator to read.
 *
 * @throws {HttpError} 503 with `Retry-After` when the storage is unavailable.
 */
export const reachStorage = async <Result>(
  { strapi }: AppContext,
  action: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await action();
  } catch (error) {
    const { name, message } = error as Error;
    strapi.log.error(`The storage of CVs is unavailable: ${name}: ${message}`);
    throw unavailable("We can't reach our files right now. Please try again in a moment.");
  }
};
