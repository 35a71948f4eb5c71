import { Button, Field, Flex, Radio, TextInput, Typography } from "@strapi/design-system";
import { useState } from "react";

import { numberOf } from "../../../common/text/number-of";
import { useRecordCommand } from "../../../content/editing/panel/poll-open-record";
import { DialogButton } from "../../../panel/DialogButton";
import { formatDateTime } from "../../../panel/times";
import { useFirstFocus } from "../../../panel/use-first-focus";
import { linkDays, maxNoteLength, type PreviewLink } from "../../types";

import { useCopyLink } from "./use-copy-link";

const defaultDays = 7;

const CreatedLink = ({ url, expiresAt, onClose }: PreviewLink & { onClose: () => void }) => (
  <>
    <Field.Root hint={`It works until ${formatDateTime(expiresAt)}.`}>
      <Field.Label>Link</Field.Label>
      <TextInput value={url} readOnly />
      <Field.Hint />
    </Field.Root>
    <Button onClick={onClose}>Done</Button>
  </>
);

const LinkForm = ({ path, onClose }: { path: string; onClose: () => void }) => {
  const [note, setNote] = useState("");
  const input = useFirstFocus<HTMLInputElement>();
  const [days, setDays] = useState<number>(defaultDays);
  const [created, setCreated] = useState<PreviewLink>();
  const { mutate: send, isLoading: isSending } = useRecordCommand();
  const copyLink = useCopyLink();
  const create = () =>
    send(
      { path, body: { note, days }, message: "The link is created." },
      {
        onSuccess: ({ data }) => {
          const link = data as PreviewLink;
          setCreated(link);
          void copyLink(link.url);
        },
      },
    );

  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {created ? (
        <CreatedLink {...created} onClose={onClose} />
      ) : (
        <>
          <Typography>
            Anyone with the link sees the page of this record as it is saved, but no other draft.
          </Typography>
          <Field.Root>
            <Field.Label>For whom?</Field.Label>
            <TextInput
              ref={input}
              value={note}
              maxLength={maxNoteLength}
              onChange={({ target }) => setNote(target.value)}
            />
          </Field.Root>
          <Radio.Group
            aria-label="How long the link works"
            value={String(days)}
            onValueChange={(value) => setDays(Number(value))}
          >
            {linkDays.map((count) => (
              <Radio.Item key={count} value={String(count)}>
                {numberOf(count, "day")}
              </Radio.Item>
            ))}
          </Radio.Group>
          <Button loading={isSending} onClick={create}>
            Create
          </Button>
        </>
      )}
    </Flex>
  );
};

/** A button that opens the form for a link to the open record. */
export const CreateLink = ({ path }: { path: string }) => (
  <DialogButton
    title="A link for a client"
    trigger={
      <Button variant="secondary" fullWidth>
        Create a link
      </Button>
    }
  >
    {(close) => <LinkForm path={path} onClose={close} />}
  </DialogButton>
);
