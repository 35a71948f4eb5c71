import { Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { Box, Button, Flex, Typography } from "@strapi/design-system";

import { useCommand } from "../../panel/requests/use-command";
import { usePolling } from "../../panel/requests/use-polling";

import type { History, Status } from "../types";
import { BrokenLinks } from "../state/panel/BrokenLinks";
import { Changes } from "../state/panel/Changes";
import { ExternalLinks } from "../state/panel/ExternalLinks";
import { HistoryTable } from "../state/panel/HistoryTable";
import { LaunchFindings } from "../state/panel/LaunchFindings";
import { readPermissions } from "../state/panel/LivePanel";
import { Section } from "../state/panel/Section";
import { PublishStatus } from "../state/panel/PublishStatus";
import { useStatus } from "../state/panel/use-status";

/** The permissions to build, and to roll back to an earlier release. */
const mayBuild = [{ action: "api::publishing.build", subject: null }];

/** A host queues what it is asked, and may never report. */
const isBusy = ({ mode, build }: Status) => build !== null && mode !== "hook";

const Contents = () => {
  const { allowedActions } = useRBAC(mayBuild);
  const { data: status, error, refetchNow: readStatus } = useStatus();
  const { data: history, refetchNow: readHistory } = usePolling<History>(
    "/publishing/history",
    10_000,
  );
  const { mutate: send, isLoading: busy } = useCommand(() => {
    readStatus();
    readHistory();
  });

  if (!status) return error ? <Page.Error content={error} /> : <Page.Loading />;
  const canBuild = Boolean(allowedActions.canBuild) && status.mode !== "off";
  const build = () => send({ path: "/publishing/build", message: "An update starts in a moment." });
  const rollBack = (id: string) =>
    send({
      path: "/publishing/rollback",
      body: { id },
      message: "Visitors see this release again.",
    });

  return (
    <Page.Main>
      <Page.Title>Website</Page.Title>
      <Layouts.Header
        title="Website"
        subtitle="The live release, and changes that are not live yet"
        primaryAction={
          canBuild && (
            <Button
              loading={busy}
              disabled={isBusy(status) || status.publisher === "unavailable"}
              onClick={build}
            >
              Update now
            </Button>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
          {error && (
            <Typography role="alert" textColor="danger600">
              {error}
            </Typography>
          )}
          <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
            <PublishStatus status={status} />
          </Box>
          {status.pending.length > 0 && (
            <Section title="Published, but not live yet">
              <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
                <Changes changes={status.pending} />
              </Box>
            </Section>
          )}
          <BrokenLinks {...status.brokenLinks} />
          <ExternalLinks />
          <LaunchFindings />
          {history && (
            <Section title="Releases">
              <HistoryTable
                releases={history.releases}
                rollBack={canBuild && !busy && !status.build ? rollBack : undefined}
              />
            </Section>
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
};

/** The page "Website": the live release, the pending build, and all earlier releases. */
export const WebsitePage = () => (
  <Page.Protect permissions={readPermissions}>
    <Contents />
  </Page.Protect>
);
