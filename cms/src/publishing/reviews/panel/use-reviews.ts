import { useQueryClient } from "react-query";

import { useCommand } from "../../../panel/requests/use-command";
import { usePolling } from "../../../panel/requests/use-polling";

import type { RecordReviews } from "../../types";

/**
 * The requests about a record, kept up to date. Idle without a path.
 *
 * @param since fetches them at once when it changes.
 */
export const useReviews = (path: string | undefined, since: string | undefined) =>
  usePolling<RecordReviews>(path, 15_000, since).data;

/** Asks or answers, and refreshes the requests about the record. */
export const useReviewCommand = (path: string) => {
  const queries = useQueryClient();

  // The button and the side panel poll with keys of their own.
  return useCommand(() => void queries.invalidateQueries([path]));
};
