import { isFetchError, useFetchClient } from "@strapi/strapi/admin";
import { useEffect, useReducer, useState } from "react";

import { poll } from "./polling";

/** A sentence for a request that failed. */
export const errorSentence = (error: unknown) => {
  if (isFetchError(error) && error.status === 403) {
    return "Your role does not allow this. An administrator can change that.";
  }
  if (isFetchError(error) && error.status && error.status < 500) return error.message;

  return "The content service does not answer. This page keeps trying.";
};

type Answer<T> = { data: T | null; error: string | null };

/**
 * Reads a route of the content service again and again while the page is visible, `wait(data)`
 * milliseconds apart, and at once when `since` changes. What was read last stays when a reading
 * fails. Without a path, it waits for one.
 */
export const useAnswer = <T>(
  path: string | undefined,
  wait: (data: T | null) => number,
  since?: string,
) => {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<T>>({ data: null, error: null });
  const [round, readAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    if (path === undefined) return undefined;
    let current = true;
    const read = async () => {
      try {
        const { data } = await get<T>(path);
        if (current) setAnswer({ data, error: null });

        return wait(data);
      } catch (error) {
        if (current) setAnswer(({ data }) => ({ data, error: errorSentence(error) }));

        return wait(null);
      }
    };
    const stop = poll(read, document);

    return () => {
      current = false;
      stop();
    };
  }, [get, path, wait, since, round]);

  return { ...answer, readAgain };
};
