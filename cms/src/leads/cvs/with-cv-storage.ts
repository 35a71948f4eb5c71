import type { AppContext } from "../../server/app-context";
import { unavailable } from "../../server/http/errors";

/**
 * Runs an action on the storage of CVs, and logs its failure.
 *
 * @throws {HttpError} 503 with `Retry-After` when the storage is unavailable.
 */
export const withCvStorage = async <Result>(
  { strapi }: AppContext,
  action: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await action();
  } catch (error) {
    const { name, message } = error as Error;
    strapi.log.error(`CV storage is unavailable: ${name}: ${message}`);
    throw unavailable("We can’t reach our files right now. Please try again in a moment.");
  }
};
