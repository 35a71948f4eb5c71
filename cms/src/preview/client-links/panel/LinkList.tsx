import { ConfirmDialog } from "@strapi/strapi/admin";
import { Button, Dialog, Flex, Typography } from "@strapi/design-system";

import { useRecordCommand } from "../../../content/editing/panel/poll-open-record";
import { formatDateTime } from "../../../panel/times";
import type { PreviewLink, RecordLinks } from "../../types";

import { CreateLink } from "./CreateLink";
import { describeUnpublished } from "./describe-unpublished";
import { useCopyLink } from "./use-copy-link";

const Link = ({ path, link }: { path: string; link: PreviewLink }) => {
  const { id, url, note, createdBy, expiresAt } = link;
  const { mutate: send, isLoading: isSending } = useRecordCommand();
  const copyLink = useCopyLink();
  const name = note ?? "a client";
  const withdraw = () =>
    send({ path: `${path}/${id}/withdraw`, message: "The link no longer works." });

  return (
    <Flex direction="column" alignItems="flex-start" gap={1}>
      <Typography textColor="neutral800" style={{ overflowWrap: "anywhere" }}>
        {`For ${name}`}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {`By ${createdBy}, until ${formatDateTime(expiresAt)}`}
      </Typography>
      <Flex gap={2} wrap="wrap">
        <Button
          size="S"
          variant="tertiary"
          aria-label={`Copy link for ${name}`}
          onClick={() => void copyLink(url)}
        >
          Copy link
        </Button>
        <Dialog.Root>
          <Dialog.Trigger>
            <Button
              size="S"
              variant="danger-light"
              aria-label={`Withdraw link for ${name}`}
              loading={isSending}
            >
              Withdraw
            </Button>
          </Dialog.Trigger>
          <ConfirmDialog title="Withdraw this link?" onConfirm={withdraw}>
            {`The link for ${name} stops working at once.`}
          </ConfirmDialog>
        </Dialog.Root>
      </Flex>
    </Flex>
  );
};

/** The links to the draft of a record, and a form for another one. */
export const LinkList = ({
  path,
  links,
  mayCreate,
  unpublished,
}: RecordLinks & { path: string }) => (
  <Flex direction="column" alignItems="stretch" gap={4} width="100%">
    {unpublished.length > 0 && (
      <Typography style={{ overflowWrap: "anywhere" }}>
        {describeUnpublished(unpublished)}
      </Typography>
    )}
    {links.length > 0 && (
      <Flex
        tag="ul"
        aria-label="Links for clients"
        direction="column"
        alignItems="stretch"
        gap={3}
        style={{ listStyle: "none" }}
      >
        {links.map((link) => (
          <li key={link.id}>
            <Link path={path} link={link} />
          </li>
        ))}
      </Flex>
    )}
    {mayCreate && <CreateLink path={path} />}
  </Flex>
);
