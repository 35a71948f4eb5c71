import { unstable_useDocumentActions as useDocumentActions } from "@strapi/strapi/admin";
import { Button, Field, Flex, Modal, Radio, TextInput, Typography } from "@strapi/design-system";
import { type ReactNode, useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";

import { recordPages } from "../../common/page-types";
import { usePolling } from "../../panel/requests/use-polling";
import type { Addresses } from "../types";

import { Sentences, useMove } from "./MovePanel";

/** The action's record. */
type Props = {
  /** The content type's uid. */
  model: string;
  collectionType: string;
  documentId?: string;
  document?: { documentId?: string; status?: string; updatedAt?: string };
};

/** An action of a record: what Strapi's edit view and lists render. */
type Descriptor = {
  label: string;
  onClick?: ((event?: unknown) => unknown) | undefined;
  dialog?: object | undefined;
};

type DocumentAction = ((props: Props) => Descriptor | null) & {
  type?: string;
  position?: unknown;
};

const choices = {
  address: "To another address",
  gone: "Nowhere: the page is gone for good",
  none: "Nowhere for now: they read that there is no such page",
};

type Choice = keyof typeof choices;

const takesDown = { unpublish: "Unpublish", delete: "Delete" };

type FormProps = Omit<Props, "document" | "documentId"> & {
  documentId: string;
  action: keyof typeof takesDown;
  onClose: () => void;
};

/** Asks where the visitors of a page go, and unpublishes or deletes its record. */
const TakeDownForm = ({ model, collectionType, documentId, action, onClose }: FormProps) => {
  const actions = useDocumentActions();
  const navigate = useNavigate();
  const { data } = usePolling<Addresses>(`/addresses/${model}/${documentId}`, 60_000);
  const [choice, setChoice] = useState<Choice>("address");
  const [address, setAddress] = useState("");
  const [isSending, setSending] = useState(false);
  const mayRedirect = Boolean(data?.mayRedirect);
  const redirectTo = { address: address.trim(), gone: "gone", none: undefined }[choice];

  const takeDown = async () => {
    setSending(true);
    try {
      const params = mayRedirect && redirectTo ? { redirectTo } : {};
      // A refusal is shown as a notification, and the answers stay.
      const result = await actions[action]({ model, collectionType, documentId, params });
      if ("error" in result) return;
      onClose();
      if (action === "delete") {
        navigate(`/content-manager/${collectionType}/${model}`, { replace: true });
      }
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography style={{ overflowWrap: "anywhere" }}>
            {`The page${data?.page ? ` at ${data.page}` : ""} is taken off the website.`}
            {action === "unpublish" && " The draft stays."}
            {mayRedirect && " Where do its visitors go?"}
          </Typography>
          {mayRedirect && (
            <Radio.Group
              aria-label="Where visitors go"
              value={choice}
              onValueChange={(value) => setChoice(value as Choice)}
            >
              {Object.entries(choices).map(([value, label]) => (
                <Radio.Item key={value} value={value}>
                  {label}
                </Radio.Item>
              ))}
            </Radio.Group>
          )}
          {mayRedirect && choice === "address" && (
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
          disabled={!data || (mayRedirect && redirectTo === "")}
          loading={isSending}
          onClick={() => void takeDown()}
        >
          {takesDown[action]}
        </Button>
      </Modal.Footer>
    </>
  );
};

const hasPage = (model: string) => recordPages.some(({ type }) => model === `api::${type}.${type}`);

const isPublished = ({ document }: Props) =>
  document?.status === "published" || document?.status === "modified";

/** Strapi's Unpublish or Delete, which asks where the visitors of a published page go. */
const askWhere =
  (Action: DocumentAction, action: keyof typeof takesDown) =>
  (props: Props): Descriptor | null => {
    const plain = Action(props);
    const { documentId = "", model, collectionType } = props;
    // Stable: Strapi renders it as a component, and another one would lose the answers.
    const content = useCallback(
      ({ onClose }: { onClose: () => void }): ReactNode => (
        <TakeDownForm {...{ model, collectionType, documentId, action, onClose }} />
      ),
      [model, collectionType, documentId],
    );
    if (!plain || !documentId || !hasPage(model) || !isPublished(props)) return plain;

    return {
      ...plain,
      onClick: undefined,
      dialog: { type: "modal", title: plain.label, content },
    };
  };

/** Strapi's Publish, which first says where a page moves. */
const confirmMove =
  (Publish: DocumentAction) =>
  (props: Props): Descriptor | null => {
    const plain = Publish(props);
    const sentences = useMove(props);
    const move = sentences.join();
    const [confirmed, setConfirmed] = useState("");
    if (!plain || sentences.length === 0 || confirmed === move) return plain;

    return {
      ...plain,
      onClick: undefined,
      dialog: {
        type: "dialog",
        title: "New address",
        content: <Sentences sentences={sentences} />,
        onConfirm: async () => {
          // False if the record has relations to drafts: Strapi asks about them on the next press.
          if (!(await plain.onClick?.())) setConfirmed(move);
        },
      },
    };
  };

const replacements: Record<string, (action: DocumentAction) => DocumentAction> = {
  publish: confirmMove,
  unpublish: (action) => askWhere(action, "unpublish"),
  delete: (action) => askWhere(action, "delete"),
};

/**
 * Strapi's actions of a record, with dialogs about the address of its page.
 *
 * @throws if Strapi has no such actions.
 */
export const withAddressDialogs = <T extends { type?: string }>(actions: T[]): T[] => {
  const found = actions.filter(({ type = "" }) => replacements[type]);
  if (found.length < Object.keys(replacements).length) {
    throw new Error("Strapi has other actions of a record: see content/panel/address-actions.");
  }

  return actions.map((action) => {
    const original = action as unknown as DocumentAction;
    const { type = "", position } = original;
    const replaced = replacements[type]?.(original);

    return replaced ? (Object.assign(replaced, { type, position }) as unknown as T) : action;
  });
};
