import { useClipboard, useNotification } from "@strapi/strapi/admin";
import { useQueryClient } from "react-query";

import { useCommand } from "../../../panel/requests/use-command";

/** Creates or withdraws a link, and refreshes the links of the record. */
export const useLinkCommand = (path: string) => {
  const queries = useQueryClient();

  return useCommand(() => void queries.invalidateQueries([path]));
};

/** Copies a link, and shows a notification about the result. */
export const useCopyLink = () => {
  const { copy } = useClipboard();
  const { toggleNotification } = useNotification();

  return async (url: string) =>
    (await copy(url))
      ? toggleNotification({ type: "success", message: "The link is copied." })
      : toggleNotification({
          type: "warning",
          message: "The browser does not allow copying. Select the link, and copy it yourself.",
        });
};
