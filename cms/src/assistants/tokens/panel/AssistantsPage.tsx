import { Layouts, Page } from "@strapi/strapi/admin";
import { Box, Button, Flex, Typography } from "@strapi/design-system";

import { usePolling } from "../../../panel/requests/use-polling";
import { useCommand } from "../../../panel/requests/use-command";
import { Time } from "../../../panel/Time";
import { formatDateTime } from "../../../panel/times";

import type { AssistantsResponses, AssistantToken } from "../../types";

import { NewToken } from "./NewToken";

type RowProps = { token: AssistantToken; onTakenBack: () => void };

const TokenRow = ({ token, onTakenBack }: RowProps) => {
  const { mutate: send, isLoading } = useCommand(onTakenBack);
  const { id, name, person, lastUsedAt, expiresAt } = token;

  return (
    <Flex
      tag="li"
      justifyContent="space-between"
      gap={4}
      wrap="wrap"
      background="neutral0"
      hasRadius
      shadow="tableShadow"
      padding={4}
    >
      <Flex direction="column" alignItems="flex-start" style={{ overflowWrap: "anywhere" }}>
        <Typography fontWeight="bold">{name}</Typography>
        <Typography textColor="neutral600">
          For {person}, {expiresAt ? `until ${formatDateTime(expiresAt)}` : "without end"}.{" "}
          {lastUsedAt ? (
            <>
              Used <Time at={lastUsedAt} />.
            </>
          ) : (
            "Not used yet."
          )}
        </Typography>
      </Flex>
      <Button
        variant="danger-light"
        aria-label={`Take back ${name}`}
        loading={isLoading}
        onClick={() =>
          send({
            path: `/assistants/${id}/delete`,
            message: "The token is taken back. It does not work any more.",
          })
        }
      >
        Take back
      </Button>
    </Flex>
  );
};

/** The page with the tokens of assistants: their own, or all and a form for new ones to administrators. */
export const AssistantsPage = () => {
  const { data, error, refetchNow } = usePolling<AssistantsResponses["GET /assistants"]>(
    "/assistants",
    60_000,
  );

  return (
    <Page.Main>
      <Page.Title>Assistants</Page.Title>
      <Layouts.Header
        title="Assistants"
        subtitle="A token lets an assistant read what its person may read, and write drafts. It never publishes."
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6} paddingBottom={10}>
          {error && <Typography role="alert">{error}</Typography>}
          {data && data.people.length > 0 && (
            <NewToken people={data.people} url={data.url} onMade={refetchNow} />
          )}
          {data?.tokens.length === 0 && (
            <Typography>
              {data.people.length > 0
                ? "There is no token yet."
                : "You have no token. An administrator can make one for you."}
            </Typography>
          )}
          <Box tag="ul" aria-label="Tokens">
            <Flex direction="column" alignItems="stretch" gap={4}>
              {data?.tokens.map((token) => (
                <TokenRow key={token.id} token={token} onTakenBack={refetchNow} />
              ))}
            </Flex>
          </Box>
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
};
