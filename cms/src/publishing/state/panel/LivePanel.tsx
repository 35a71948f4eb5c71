import {
  unstable_useContentManagerContext as useContentManager,
  useAuth,
} from "@strapi/strapi/admin";
import { Flex, Status, Typography } from "@strapi/design-system";

import type { ComponentProps } from "react";

import { usePolling } from "../../../panel/requests/use-polling";

import type { RecordState } from "../../types";
import { BrokenLink } from "./BrokenLinks";
import {
  countBrokenLinks,
  countFailingLinks,
  describeFailingLink,
  describeRecord,
  missingTargets,
  tones,
} from "./messages";

/** The permission to see the website's state. */
export const readPermissions = [{ action: "api::publishing.read", subject: null }];

/** True if the user may see the website's state. */
export const useMayRead = () =>
  useAuth("MayRead", ({ permissions }) =>
    permissions.some(({ action }) => action === readPermissions[0]?.action),
  );

/** Polling intervals in milliseconds: while a change is pending, and otherwise. */
const pollingInterval = (state: RecordState | undefined) => (state?.expectedAt ? 3_000 : 15_000);

type LinkProblemsProps = { headline: string; links: ComponentProps<typeof BrokenLink>[] };

/** Links of the record with a problem, below their number. */
const LinkProblems = ({ headline, links }: LinkProblemsProps) => (
  <Flex direction="column" alignItems="flex-start" gap={2}>
    <Status variant="warning" size="S">
      {headline}
    </Status>
    <Flex tag="ul" direction="column" alignItems="flex-start" gap={2}>
      {links.map((link) => (
        <li key={`${link.field} ${link.href}`}>
          <BrokenLink {...link} />
        </li>
      ))}
    </Flex>
  </Flex>
);

type LiveStateProps = { path: string; published: boolean; savedAt: string | undefined };

const LiveState = ({ path, published, savedAt }: LiveStateProps) => {
  // The state from before a save would look like its result.
  const { data, error } = usePolling<RecordState>(path, pollingInterval, savedAt);
  if (!data) return <Typography textColor="neutral600">{error ?? "Loading …"}</Typography>;
  const { headline, detail, tone } = describeRecord(data, published);
  const { brokenLinks, externalLinks } = data;

  return (
    <Flex direction="column" alignItems="flex-start" gap={4}>
      <Flex direction="column" alignItems="flex-start" gap={2} role="status">
        <Status variant={tones[tone].status} size="S">
          {headline}
        </Status>
        {detail && <Typography textColor="neutral600">{detail}</Typography>}
      </Flex>
      {brokenLinks.length > 0 && (
        <LinkProblems
          headline={countBrokenLinks(brokenLinks)}
          links={brokenLinks.map((link) => ({ ...link, problem: missingTargets[link.missing] }))}
        />
      )}
      {externalLinks.length > 0 && (
        <LinkProblems
          headline={countFailingLinks(externalLinks)}
          links={externalLinks.map((link) => ({ ...link, problem: describeFailingLink(link) }))}
        />
      )}
    </Flex>
  );
};

type Props = {
  model: string;
  document?: { documentId?: string; updatedAt?: string; publishedAt?: string | null };
  meta?: { availableStatus?: { publishedAt?: string | null }[] };
};

/** The side panel of the edit view that shows if the record is live. */
export const LivePanel = ({ model, document, meta }: Props) => {
  const allowed = useMayRead();
  // Leads have no drafts, and are never on the website.
  const { hasDraftAndPublish } = useContentManager();
  const documentId = document?.documentId;
  if (!allowed || !documentId || !hasDraftAndPublish) return null;

  const published =
    Boolean(document.publishedAt) ||
    Boolean(meta?.availableStatus?.some(({ publishedAt }) => publishedAt));

  return {
    title: "On the website",
    content: (
      <LiveState
        path={`/publishing/records/${model}/${documentId}`}
        published={published}
        savedAt={document.updatedAt}
      />
    ),
  };
};
