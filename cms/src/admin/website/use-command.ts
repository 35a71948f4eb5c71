import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useCallback, useState } from "react";

import { errorSentence } from "../requests/use-answer";

/** Sends something to the content service once at a time, and says what came of it. */
export const useCommand = (done: () => void) => {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const [busy, setBusy] = useState(false);

  const send = useCallback(
    async (path: string, body: object, message: string) => {
      setBusy(true);
      try {
        await post(path, body);
        toggleNotification({ type: "success", message });
        done();
      } catch (error) {
        toggleNotification({ type: "danger", message: errorSentence(error) });
      } finally {
        setBusy(false);
      }
    },
    [post, toggleNotification, done],
  );

  return { send, busy };
};
