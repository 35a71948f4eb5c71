import { useAuth } from "@strapi/strapi/admin";
import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { type ReactNode, useCallback, useState } from "react";

import { useEditView } from "../../../content/editing/panel/use-open-record";
import {
  type ShownRecord,
  useRecordCommand,
  useRecordPart,
} from "../../../content/editing/panel/use-record-part";
import { useFirstFocus } from "../../../panel/use-first-focus";
import { useForecast } from "../../forecast/panel/use-forecast";
import { BrokenLinksOfRecord } from "../../state/panel/LinkProblems";
import { useMayRead } from "../../state/panel/LivePanel";
import type { RecordReviews } from "../../types";
import {
  type Action,
  type Descriptor,
  type Props,
  replaceActions,
} from "../../../content/addresses/panel/address-actions";
import { askedMessage, describeAsking, mayAsk, saveFirst } from "./review-messages";
import { ReviewText } from "./ReviewText";

type FormProps = {
  record: ShownRecord;
  isModified: boolean;
  sendsMail: boolean;
  onClose: () => void;
};

const AskForm = ({ record, isModified, sendsMail, onClose }: FormProps) => {
  const forecast = useForecast(record, useMayRead() && !isModified);
  const [message, setMessage] = useState("");
  const input = useFirstFocus<HTMLTextAreaElement>();
  const { mutate: send, isLoading: isSending } = useRecordCommand();
  const ask = () =>
    send(
      {
        path: `/reviews/${record.model}/${record.documentId}`,
        body: { message },
        message: askedMessage(sendsMail),
      },
      { onSuccess: onClose },
    );

  return (
    <>
      <Modal.Body>
        {isModified ? (
          <Typography>{saveFirst}</Typography>
        ) : (
          <Flex direction="column" alignItems="stretch" gap={4}>
            <ReviewText
              input={input}
              label="What should the editor know?"
              text={message}
              onChange={setMessage}
            />
            {"forecast" in forecast && (
              <BrokenLinksOfRecord links={forecast.forecast.brokenLinks} />
            )}
          </Flex>
        )}
      </Modal.Body>
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={isModified} loading={isSending} onClick={ask}>
          Ask to publish
        </Button>
      </Modal.Footer>
    </>
  );
};

/** Strapi's Publish, or for users who may not publish a button that asks an editor. */
const askInstead =
  (Publish: Action<Props>) =>
  (props: Props): Descriptor | null => {
    const plain = Publish(props);
    const { model, document } = props;
    const user = useAuth("AskToPublish", (state) => state.user?.id);
    const permissions = useAuth("AskToPublish", (state) => state.permissions);
    const { form, hasDraftAndPublish } = useEditView();
    const isModified = Boolean(form?.modified);
    const asks = hasDraftAndPublish && mayAsk(permissions, model, document ?? {}, user);
    const documentId = document?.documentId;
    const { part: data } = useRecordPart<RecordReviews>("reviews", { model, documentId });
    const sendsMail = data?.sendsMail ?? false;
    // Stable: Strapi renders it as a component, and another one would lose the text.
    const content = useCallback(
      ({ onClose }: { onClose: () => void }): ReactNode => (
        <AskForm record={{ model, documentId }} {...{ isModified, sendsMail, onClose }} />
      ),
      [model, documentId, isModified, sendsMail],
    );
    if (!plain || !asks) return plain;
    const isOpen = Boolean(data?.reviews.some(({ state }) => state === "open"));

    return {
      ...plain,
      // The hint on Publish names a key that does not ask.
      type: undefined,
      ...describeAsking({ ...document, isModified, isOpen }),
      onClick: undefined,
      dialog: { type: "modal", title: "Ask to publish", content },
    };
  };

/**
 * Strapi's actions of a record, with "Ask to publish" in the place of Publish for users who may not
 * publish.
 *
 * @throws if Strapi has no such action.
 */
export const withAskToPublish = <T extends { type?: string }>(actions: T[]): T[] =>
  replaceActions<T, Props>(actions, { publish: askInstead });
