import { ConfirmDialog } from "@strapi/strapi/admin";
import {
  Box,
  Button,
  Dialog,
  Flex,
  Status,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from "@strapi/design-system";

import type { Release } from "../../publishing/types";
import { ChangeList } from "./Changes";
import { Time } from "./Time";
import { clock } from "./times";
import { tones } from "./tones";
import { describeReason, releaseStates, took } from "./words";

type GoBack = (id: string) => void;

const GoBackButton = ({ release, goBack }: { release: Release; goBack: GoBack }) => (
  <Dialog.Root>
    <Dialog.Trigger>
      <Button variant="tertiary" size="S">
        Go back to this one
      </Button>
    </Dialog.Trigger>
    <ConfirmDialog title="Go back to this release?" onConfirm={() => goBack(release.id)}>
      {`Visitors see the website as it was on ${clock(release.finishedAt ?? release.startedAt)}. ` +
        "Content in this panel stays as it is: the next update shows it again."}
    </ConfirmDialog>
  </Dialog.Root>
);

const Row = ({ release, now, goBack }: { release: Release; now: Date; goBack?: GoBack }) => {
  const { label, tone } = releaseStates[release.state];

  return (
    <Tr>
      <Td>
        <Flex direction="column" alignItems="flex-start">
          <Typography>
            <Time at={release.finishedAt ?? release.startedAt} now={now} />
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {clock(release.finishedAt ?? release.startedAt)}
          </Typography>
          <Typography variant="pi" textColor="neutral600">
            {took(release)}
          </Typography>
        </Flex>
      </Td>
      <Td>
        <Flex>
          <Status variant={tones[tone].status} size="S">
            {label}
          </Status>
        </Flex>
      </Td>
      <Td>
        <Box paddingTop={3} paddingBottom={3} maxWidth="60rem" style={{ whiteSpace: "normal" }}>
          {release.sentence && (
            <Typography tag="p" textColor="danger600">
              {release.sentence}
            </Typography>
          )}
          {release.changes.length > 0 ? (
            <ChangeList changes={release.changes} now={now} />
          ) : (
            <Typography textColor="neutral600">{describeReason(release)}</Typography>
          )}
        </Box>
      </Td>
      <Td>{goBack && release.canRestore && <GoBackButton release={release} goBack={goBack} />}</Td>
    </Tr>
  );
};

/** Every release with what changed in it and by whom, newest first. */
export const HistoryTable = ({
  releases,
  now,
  goBack,
}: {
  releases: Release[];
  now: Date;
  /** Not given to those who may not, and while a build runs. */
  goBack?: GoBack;
}) => (
  <Box tag="section" aria-labelledby="history">
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h2" id="history">
        Releases
      </Typography>
      {releases.length === 0 ? (
        <Typography textColor="neutral600">
          None yet. Every update of the website is listed here, with what changed and by whom.
        </Typography>
      ) : (
        <Table colCount={4} rowCount={releases.length + 1}>
          <Thead>
            <Tr>
              {["When", "State", "What changed"].map((heading) => (
                <Th key={heading}>
                  <Typography variant="sigma" textColor="neutral600">
                    {heading}
                  </Typography>
                </Th>
              ))}
              <Th>
                <VisuallyHidden>Action</VisuallyHidden>
              </Th>
            </Tr>
          </Thead>
          <Tbody>
            {releases.map((release) => (
              <Row key={release.id} release={release} now={now} {...(goBack && { goBack })} />
            ))}
          </Tbody>
        </Table>
      )}
    </Flex>
  </Box>
);
