import { unstable_useDocumentActions as useDocumentActions } from "@strapi/strapi/admin";
import { Button, Flex, Modal, Radio, Typography } from "@strapi/design-system";
import { useState } from "react";

import { pathOfRecord } from "../../../common/paths/record-path";
import { usePolling } from "../../../panel/requests/use-polling";
import type { Addresses } from "../../types";

import { completeLink } from "../../text/panel/link-target";
import { LinkField } from "../../text/panel/LinkField";
import { useLinkTargets } from "../../text/panel/use-link-targets";

type Type = {
  /** The content type's uid. */
  model: string;
  collectionType: string;
};

const choices = {
  address: "To another address",
  gone: "Nowhere: the page is gone for good",
  none: "Nowhere for now: they read that there is no such page",
};

type Choice = keyof typeof choices;

const takesDown = { unpublish: "Unpublish", delete: "Delete" };
export type TakesDown = keyof typeof takesDown;

/** Unpublishes or deletes records. @returns false after a refusal, which Strapi shows. */
const useTakeDown = ({ model, collectionType }: Type, action: TakesDown) => {
  const actions = useDocumentActions();

  return async (documentIds: string[], params: Record<string, string>): Promise<boolean> => {
    const [documentId = ""] = documentIds;
    const result =
      documentIds.length === 1
        ? await actions[action]({ model, collectionType, documentId, params })
        : await actions[`${action}Many`]({ model, documentIds, params });

    return !("error" in result);
  };
};

type FormProps = Type & {
  action: TakesDown;
  /** The records with a published page. */
  documentIds: string[];
  /** The `slug` fields of the selected records. */
  slugs?: string[];
  /** Selected records without one. */
  others?: string[];
  onClose: () => void;
  onDone: () => void;
};

const describeTakeDown = (count: number, action: TakesDown, page: string | null | undefined) => {
  const isOne = count === 1;
  const what = isOne
    ? `The page${page ? ` at ${page}` : ""} is taken off the website.`
    : `${count} pages are taken off the website.`;

  return action === "delete" ? what : `${what} ${isOne ? "The draft stays." : "The drafts stay."}`;
};

/** Asks where the visitors of pages go, and unpublishes or deletes their records. */
export const TakeDownForm = ({
  action,
  documentIds,
  slugs = [],
  others = [],
  onClose,
  onDone,
  ...type
}: FormProps) => {
  const takeDown = useTakeDown(type, action);
  const [first] = documentIds;
  const { data } = usePolling<Addresses>(`/addresses/${type.model}/${first}`, 60_000);
  const [choice, setChoice] = useState<Choice>("address");
  const [address, setAddress] = useState("");
  const [isSending, setSending] = useState(false);
  const mayRedirect = Boolean(data?.mayRedirect);
  const targets = useLinkTargets();
  const takenDown = new Set([
    data?.page,
    ...slugs.map((slug) => pathOfRecord(type.model.split(".").at(-1) ?? "", slug)),
  ]);
  const pages = targets?.pages.filter(({ path }) => !takenDown.has(path)) ?? [];
  const redirectTo = { address: completeLink(address, pages), gone: "gone", none: undefined }[
    choice
  ];

  const confirm = async () => {
    setSending(true);
    try {
      const params = mayRedirect && redirectTo ? { redirectTo } : {};
      // After a refusal, the answers stay.
      if (!(await takeDown(documentIds, params))) return;
      if (action === "delete" && others.length > 0) await takeDown(others, {});
      onClose();
      onDone();
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Typography style={{ overflowWrap: "anywhere" }}>
            {describeTakeDown(documentIds.length, action, data?.page)}
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
            <LinkField
              label="Other address"
              hint="A page of this site, by its title or like /contact-us/, or an https:// address elsewhere."
              targets={targets && { ...targets, pages }}
              address={address}
              onChange={setAddress}
            />
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
          onClick={() => void confirm()}
        >
          {takesDown[action]}
        </Button>
      </Modal.Footer>
    </>
  );
};
