import { isFetchError, useFetchClient } from "@strapi/strapi/admin";
import { useQuery } from "react-query";

/** A sentence for a request that failed. */
export const errorSentence = (error: unknown) => {
  if (isFetchError(error) && error.status === 403) {
    return "Your role does not allow this. An administrator can change that.";
  }
  if (isFetchError(error) && error.status && error.status < 500) return error.message;

  return "The content service does not answer. This page keeps trying.";
};

/**
 * Reads a route of the content service again and again while the page is visible, `wait`
 * milliseconds apart, and at once when `since` changes. What was read last stays when a reading
 * fails. Without a path, it waits for one.
 */
export const useAnswer = <T>(
  path: string | undefined,
  wait: number | ((data: T | undefined) => number),
  since?: string,
) => {
  const { get } = useFetchClient();
  const { data, error, refetch } = useQuery(
    [path, since],
    async () => (await get<T>(String(path))).data,
    {
      enabled: path !== undefined,
      // The next reading is a second try.
      retry: false,
      refetchInterval: wait,
      refetchOnWindowFocus: "always",
      keepPreviousData: true,
      // Somebody else may sign in in this window.
      cacheTime: 0,
    },
  );

  return {
    data,
    error: error ? errorSentence(error) : undefined,
    /** Reads at once, also when an earlier reading is still on its way. */
    readAgain: () => void refetch({ cancelRefetch: true }),
  };
};
