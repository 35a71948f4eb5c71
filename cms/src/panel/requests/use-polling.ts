import { useFetchClient } from "@strapi/strapi/admin";
import { useQuery } from "react-query";

import { errorMessage, pollingErrorMessage } from "./error-message";

type Interval = number | false;

type Loaded<T> = { path: string | undefined; data: T };

/**
 * Polls a route of the CMS while the page is visible, every `intervalMs`, and at once when `since`
 * changes. Keeps the last data if a request fails. Idle without a path.
 *
 * @param intervalMs false for an answer that holds until `since` changes: it is not fetched again when
 * the window gets the focus.
 */
export const usePolling = <T>(
  path: string | undefined,
  intervalMs: Interval | ((data: T | undefined) => Interval),
  since?: string,
) => {
  const { get } = useFetchClient();
  const interval = (loaded: Loaded<T> | undefined) =>
    typeof intervalMs === "function" ? intervalMs(loaded?.data) : intervalMs;
  const {
    data: loaded,
    error,
    isPreviousData,
    refetch,
  } = useQuery(
    [path, since],
    async (): Promise<Loaded<T>> => ({ path, data: (await get<T>(String(path))).data }),
    {
      enabled: path !== undefined,
      // The next poll is the retry.
      retry: false,
      refetchInterval: interval,
      refetchOnWindowFocus: ({ state }) => interval(state.data) !== false && "always",
      keepPreviousData: true,
      // Another user may sign in in this window.
      cacheTime: 0,
    },
  );

  const messageOf = interval(loaded) === false ? errorMessage : pollingErrorMessage;

  return {
    data: loaded?.path === path ? loaded?.data : undefined,
    /** `data`, or until they are loaded those of the path from before: for results while one types. */
    latest: loaded?.data,
    error: error ? messageOf(error) : undefined,
    /** True while `data` are of the `since` from before. */
    isPrevious: isPreviousData,
    /** Refetches now, and cancels a request in progress. */
    refetchNow: () => void refetch({ cancelRefetch: true }),
  };
};
