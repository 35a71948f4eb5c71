import { Layouts, Page, useRBAC } from "@strapi/strapi/admin";
import { Box, Button, Flex, Typography } from "@strapi/design-system";
import { useCallback } from "react";

import { useAnswer } from "../requests/use-answer";

import type { History } from "../../publishing/types";
import { HistoryTable } from "./HistoryTable";
import { mayBuild, mayRead } from "./permissions";
import { State } from "./State";
import { Changes } from "./Changes";
import { useCommand } from "./use-command";
import { useStatus } from "./use-status";

const historyWait = () => 10_000;

const Contents = () => {
  const { allowedActions } = useRBAC({ build: mayBuild });
  const { data: status, error, readAgain: readStatus } = useStatus();
  const { data: history, readAgain: readHistory } = useAnswer<History>(
    "/publishing/history",
    historyWait,
  );
  const refresh = useCallback(() => {
    readStatus();
    readHistory();
  }, [readStatus, readHistory]);
  const { send, busy } = useCommand(refresh);

  if (!status) return error ? <Page.Error content={error} /> : <Page.Loading />;
  const canBuild = Boolean(allowedActions.canBuild) && status.mode !== "off";

  return (
    <Page.Main>
      <Page.Title>Website</Page.Title>
      <Layouts.Header
        title="Website"
        subtitle="What visitors see, and what is on its way"
        primaryAction={
          canBuild && (
            <Button
              loading={busy}
              disabled={status.build !== null || status.publisher === "unavailable"}
              onClick={() => void send("/publishing/build", {}, "An update starts in a moment.")}
            >
              Build now
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
            <State status={status} now={new Date()} />
          </Box>
          <Changes status={status} now={new Date()} />
          {history && (
            <HistoryTable
              releases={history.releases}
              now={new Date()}
              {...(canBuild && !busy && !status.build
                ? {
                    goBack: (id: string) =>
                      void send("/publishing/restore", { id }, "Visitors see this release again."),
                  }
                : {})}
            />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
};

/** The page "Website": what visitors see now, what is on its way, and every release before. */
export const WebsitePage = () => (
  <Page.Protect permissions={mayRead}>
    <Contents />
  </Page.Protect>
);
