import { useClipboard, useNotification } from "@strapi/strapi/admin";

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
