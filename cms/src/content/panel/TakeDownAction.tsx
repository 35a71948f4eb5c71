import { unstable_useDocumentActions as useDocumentActions } from "@strapi/strapi/admin";
import { Button, Field, Flex, Modal, Radio, TextInput, Typography } from "@strapi/design-system";
import { ArrowRight } from "@strapi/icons";
import { useCallback, useState } from "react";

import { usePolling } from "../../panel/requests/use-polling";
import type { Addresses } from "../types";

/** A record in the edit view. */
type RecordProps = {
  /** The content type's uid. */
  model: string;
  collectionType: string;
  documentId: string;
};

/** Asks where the visitors of a page go, and unpublishes its record. */
const TakeDownForm = ({
  model,
  collectionType,
  documentId,
  page,
  onClose,
}: RecordProps & { page: string; onClose: () => void }) => {
  const { unpublish } = useDocumentActions();
  const [isGone, setGone] = useState(false);
  const [address, setAddress] = useState("");
  const [isSending, setSending] = useState(false);
  const takeDown = async () => {
    setSending(true);
    try {
      const params = { redirectTo: isGone ? "gone" : address.trim() };
      // A refusal is shown as a notification, and the answers stay.
      const result = await unpublish({ model, collectionType, documentId, params });
      if (!("error" in result)) onClose();
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography style={{ overflowWrap: "anywhere" }}>
            {`The page at ${page} is taken down. The draft stays. Where do its visitors go?`}
          </Typography>
          <Radio.Group
            aria-label="Where visitors go"
            value={isGone ? "gone" : "address"}
            onValueChange={(value) => setGone(value === "gone")}
          >
            <Radio.Item value="address">To another address</Radio.Item>
            <Radio.Item value="gone">Nowhere: the page is gone for good</Radio.Item>
          </Radio.Group>
          {!isGone && (
            <Field.Root hint="A page of this site, like /contact-us/, or an https:// address elsewhere.">
              <Field.Label>Other address</Field.Label>
              <TextInput value={address} onChange={({ target }) => setAddress(target.value)} />
              <Field.Hint />
            </Field.Root>
          )}
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="danger"
          disabled={!isGone && address.trim() === ""}
          loading={isSending}
          onClick={() => void takeDown()}
        >
          Take down
        </Button>
      </Modal.Footer>
    </>
  );
};

type Props = Pick<RecordProps, "model" | "collectionType"> & {
  documentId?: string;
  document?: { status?: string; updatedAt?: string };
};

/** The action of a published page that unpublishes it and redirects its visitors. */
export const TakeDownAction = ({ model, collectionType, documentId, document }: Props) => {
  const isPublished = document?.status === "published" || document?.status === "modified";
  const { data } = usePolling<Addresses>(
    isPublished && documentId ? `/addresses/${model}/${documentId}` : undefined,
    60_000,
    document?.updatedAt,
  );
  const page = isPublished && data?.mayRedirect ? data.page : null;
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) =>
      page && documentId ? (
        <TakeDownForm {...{ model, collectionType, documentId, page, onClose }} />
      ) : null,
    [model, collectionType, documentId, page],
  );
  if (!page) return null;

  return {
    label: "Take down and redirect",
    icon: <ArrowRight />,
    variant: "danger" as const,
    position: "panel" as const,
    dialog: { type: "modal" as const, title: "Take down and redirect", content },
  };
};
TakeDownAction.position = "panel";
