import {
  isFetchError,
  useFetchClient,
  useNotification,
  useQueryParams,
} from "@strapi/strapi/admin";
import { Button, Flex, IconButton } from "@strapi/design-system";
import { ExternalLink } from "@strapi/icons";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useQuery } from "react-query";

import { useOpenRecord } from "../../content/editing/panel/use-open-record";
import { lazyPart } from "../../panel/lazy-part";
import { useFocusAfterDialog } from "../../panel/use-focus-after-dialog";

import { pageBeside } from "./page-beside";

const PageBeside = lazyPart(async () => (await import("./PageBeside")).PageBeside);

type PreviewResponse = { data?: { url?: string } };

const failureMessage =
  "The preview cannot be opened. Ask the website’s administrator whether the preview server is set up.";

/**
 * Shows the page of a record beside its form, or in a new window; hidden for records without a page, and
 * without the right to previews.
 */
export const Preview = () => {
  const { model, form, record } = useOpenRecord();
  const [{ query }] = useQueryParams<{ status?: string }>();
  const status = query.status === "published" ? "published" : "draft";
  const documentId = record?.documentId;
  const { get } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { data: previewUrl, refetch } = useQuery(
    ["preview", model, documentId, status],
    async () => {
      const { data } = await get<PreviewResponse>(`/content-manager/preview/url/${model}`, {
        params: { documentId, status },
      });

      return data.data?.url;
    },
    { enabled: record !== undefined, retry: false, refetchOnWindowFocus: false },
  );
  const opened = `${model} ${documentId}`;
  const isBeside = useSyncExternalStore(pageBeside.subscribe, pageBeside.shown) === opened;
  const [shown, setShown] = useState<{ of: string; address: unknown; url: string }>();
  const opener = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  useFocusAfterDialog(isBeside, () => {
    // Not in the next record, which is opened beside the page of another one.
    if (pageBeside.shown() === undefined) opener.current?.focus();
  });
  const of = `${opened} ${status}`;
  // A save may change it, also one that leaves it to the CMS: the page is at another URL then.
  const address = form?.initialValues?.slug;

  /** A new URL: the ticket in it expires soon. */
  const readUrl = async () => {
    const { data: url, error } = await refetch();
    if (url && !error) return url;
    const isForbidden = isFetchError(error) && error.status === 403;
    toggleNotification({ type: "danger", message: isForbidden ? error.message : failureMessage });

    return undefined;
  };
  useEffect(() => {
    if (!isBeside || !previewUrl || (shown?.of === of && shown.address === address)) return;
    void readUrl().then((url) => {
      if (url) setShown({ of, address, url });
      else pageBeside.show(undefined);
    });
    // Once for each record that is opened, and each address.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isBeside, previewUrl !== undefined, of, address]);
  if (!previewUrl) return null;

  const open = async () => {
    // Browsers allow opening a window only during the click, not after a request.
    const preview = window.open("about:blank", "website-preview");
    const url = await readUrl();
    if (preview && url) preview.location.href = url;
    else preview?.close();
  };
  /** True once after somebody has opened the page; not after a save. */
  const takesFocus = () => {
    const wasPressed = isPressed.current;
    isPressed.current = false;

    return wasPressed;
  };
  const close = () => {
    setShown(undefined);
    pageBeside.show(undefined);
  };

  if (isBeside) {
    return (
      shown?.of === of && (
        <PageBeside
          key={shown.url}
          url={shown.url}
          takesFocus={takesFocus}
          onOpenWindow={() => void open()}
          onClose={close}
        />
      )
    );
  }

  return (
    <Flex gap={2} flex="1 1 16rem">
      <Button
        ref={opener}
        variant="tertiary"
        fullWidth
        onClick={() => {
          isPressed.current = true;
          pageBeside.show(opened);
        }}
      >
        Open preview
      </Button>
      <IconButton
        label="Open in a new window"
        variant="tertiary"
        type="button"
        onClick={() => void open()}
      >
        <ExternalLink />
      </IconButton>
    </Flex>
  );
};
