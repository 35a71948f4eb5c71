import { isFetchError, useFetchClient, useNotification } from "@strapi/strapi/admin";
import { Button } from "@strapi/design-system";
import { useQuery } from "react-query";

import { useOpenRecord } from "../../content/editing/panel/use-open-record";

type PreviewResponse = { data?: { url?: string } };

const failureMessage =
  "The preview cannot be opened. Ask the website’s administrator whether the preview server is set up.";

/** Opens the page of a draft in a new window; hidden for records without a page, and without the right to previews. */
export const PreviewButton = () => {
  const { model, record } = useOpenRecord();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data: previewUrl, refetch } = useQuery(
    ["preview", model, record?.documentId],
    async () => {
      const { data } = await get<PreviewResponse>(`/content-manager/preview/url/${model}`, {
        params: { documentId: record?.documentId, status: "draft" },
      });

      return data.data?.url;
    },
    { enabled: record !== undefined, retry: false },
  );
  if (!previewUrl) return null;

  const open = async () => {
    // Browsers allow opening a window only during the click, not after a request.
    const preview = window.open("about:blank", "website-preview");
    // The ticket in the URL expires soon.
    const { data: url, error, isSuccess } = await refetch();
    if (preview && isSuccess && url) {
      preview.location.href = url;
      return;
    }
    preview?.close();
    const isForbidden = isFetchError(error) && error.status === 403;
    toggleNotification({ type: "danger", message: isForbidden ? error.message : failureMessage });
  };

  return (
    <Button variant="tertiary" fullWidth onClick={() => void open()}>
      Open in a new window
    </Button>
  );
};
