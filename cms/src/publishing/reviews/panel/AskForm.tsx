import { Button, Flex, Modal, Typography } from "@strapi/design-system";
import { useState } from "react";

import {
  type ShownRecord,
  useRecordCommand,
} from "../../../content/editing/panel/poll-open-record";
import { useFirstFocus } from "../../../panel/use-first-focus";
import { useForecast } from "../../forecast/panel/use-forecast";
import { BrokenLinksOfRecord } from "../../state/panel/LinkProblems";
import { useMayRead } from "../../state/panel/LivePanel";
import { askedMessage, saveFirst } from "./review-messages";
import { ReviewText } from "./ReviewText";

type Props = {
  record: ShownRecord;
  isModified: boolean;
  sendsMail: boolean;
  onClose: () => void;
};

/** Asks an editor to publish a record. */
export const AskForm = ({ record, isModified, sendsMail, onClose }: Props) => {
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
