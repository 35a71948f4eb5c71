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

import type { BuildSummary } from "../../types";
import { Time } from "../../../panel/Time";
import { formatDateTime } from "../../../panel/times";
import { ChangedPages } from "./ChangedPages";
import { Changes } from "./Changes";
import { describeReason, releaseStates, formatDuration, tones } from "./messages";

type RowProps = { release: BuildSummary; rollBack: ((id: string) => void) | undefined };

const Row = ({ release, rollBack }: RowProps) => {
  const { id, state, finishedAt, sentence, changes, canRollBack, changedPages, hasPageList } =
    release;
  const { label, tone } = releaseStates[state];

  return (
    <Tr>
      <Td>
        <Flex direction="column" alignItems="flex-start">
          <Typography>
            <Time at={finishedAt} />
          </Typography>
          {[formatDateTime(finishedAt), formatDuration(release)].map((text) => (
            <Typography key={text} variant="pi" textColor="neutral600">
              {text}
            </Typography>
          ))}
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
          {sentence && (
            <Typography tag="p" textColor="danger600">
              {sentence}
            </Typography>
          )}
          {changes.length > 0 ? (
            <Changes changes={changes} />
          ) : (
            <Typography textColor="neutral600">{describeReason(release)}</Typography>
          )}
          {changedPages && (
            <Box paddingTop={1}>
              <ChangedPages id={id} hasPageList={hasPageList} counts={changedPages} />
            </Box>
          )}
        </Box>
      </Td>
      <Td>
        {rollBack && canRollBack && (
          <Dialog.Root>
            <Dialog.Trigger>
              <Button variant="tertiary" size="S">
                Go back to this one
              </Button>
            </Dialog.Trigger>
            <ConfirmDialog title="Go back to this release?" onConfirm={() => rollBack(id)}>
              {`Visitors will see the website as it was on ${formatDateTime(finishedAt)}. ` +
                "Content in this panel does not change, and the next update publishes it again."}
            </ConfirmDialog>
          </Dialog.Root>
        )}
      </Td>
    </Tr>
  );
};

type Props = {
  releases: BuildSummary[];
  /** Undefined without the permission, and during a build. */
  rollBack: RowProps["rollBack"];
};

/** All releases with their changes and authors, newest first. */
export const HistoryTable = ({ releases, rollBack }: Props) =>
  releases.length === 0 ? (
    <Typography textColor="neutral600">
      No updates yet. Each update of the website is listed here with its changes and their authors.
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
          <Row key={release.id} release={release} rollBack={rollBack} />
        ))}
      </Tbody>
    </Table>
  );
