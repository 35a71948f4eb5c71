import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { useMutation } from "react-query";

import { errorMessage } from "./error-message";

type Command = { path: string; body?: object; message: string };

/** Sends a request to the CMS, and shows a notification about the result. */
export const useCommand = (done: () => void) => {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();

  return useMutation(({ path, body = {} }: Command) => post(path, body), {
    onSuccess: (_answer, { message }) => {
      toggleNotification({ type: "success", message });
      done();
    },
    onError: (error) => toggleNotification({ type: "danger", message: errorMessage(error) }),
  });
};
