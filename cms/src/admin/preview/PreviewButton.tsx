import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { Button } from "@strapi/design-system";
import { useQuery } from "react-query";

import { useOpenRecord } from "../editing/use-open-record";

type Answer = { data?: { url?: string } };

const advice =
  "The preview cannot be opened. Ask the website’s administrator whether the preview server is set up.";

/** Opens the page of a draft in a new window; hidden for records without a page. */
export const PreviewButton = () => {
  const { model, record } = useOpenRecord();
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data: offered, refetch } = useQuery(
    ["preview", model, record?.documentId],
    async () => {
      const { data } = await get<Answer>(`/content-manager/preview/url/${model}`, {
        params: { documentId: record?.documentId, status: "draft" },
      });

      return data.data?.url;
    },
    { enabled: record !== undefined, retry: false },
  );
  if (!offered) return null;

  const open = async () => {
    // Browsers allow opening a window only during the click, not after a request.
    const preview = window.open("about:blank", "website-preview");
    // The ticket in the URL expires soon.
    const { data: address, isSuccess } = await refetch();
    if (preview && isSuccess && address) {
      preview.location.href = address;
      return;
    }
    preview?.close();
    toggleNotification({ type: "danger", message: advice });
  };

  return (
    <Button variant="tertiary" fullWidth onClick={() => void open()}>
      Open in a new window
    </Button>
  );
};
