import { Button } from "@strapi/design-system";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";

type Answer = { data?: { url?: string } };

const advice =
  "The preview cannot be opened: ask whoever runs the website whether the draft server is set up.";

/** Opens the page of a record, as its draft says, in a window of its own. */
export const PreviewButton = ({ model, documentId }: { model: string; documentId: string }) => {
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();

  const findAddress = async () => {
    const { data } = await get<Answer>(`/content-manager/preview/url/${model}`, {
      params: { documentId, status: "draft" },
    });

    return data.data?.url;
  };

  const open = async () => {
    // Browsers open windows on a click alone, and not after a request.
    const preview = window.open("about:blank", "website-preview");
    const address = await findAddress().catch(() => undefined);
    if (preview && address) {
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
