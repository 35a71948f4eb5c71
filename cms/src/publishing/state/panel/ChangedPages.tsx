import { Box, Flex, Link, Typography } from "@strapi/design-system";

import { hourMs } from "../../../common/durations";
import type { PageChanges, PageCounts } from "../../../common/builds/builds";
import { publicSettings } from "../../../content/panel/public-settings";
import { Disclosure } from "../../../panel/Disclosure";
import { usePolling } from "../../../panel/requests/use-polling";
import type { BuildSummary } from "../../types";
import { describeOther, describePageCounts, listPages, type PageList } from "./page-changes";

/** Without links if the panel does not know the site's address. */
const Pages = ({ title, paths, more, areLive, siteUrl }: PageList & { siteUrl: string }) => (
  <Box>
    <Typography tag="p" fontWeight="bold">
      {title}
    </Typography>
    <ul>
      {paths.map((path) => (
        <li key={path} style={{ overflowWrap: "anywhere" }}>
          {areLive && siteUrl ? (
            <Link href={siteUrl + path} isExternal>
              {path}
            </Link>
          ) : (
            <Typography>{path}</Typography>
          )}
        </li>
      ))}
      {more > 0 && (
        <Typography tag="li" textColor="neutral600">
          and {more} more
        </Typography>
      )}
    </ul>
  </Box>
);

const Lists = ({ id, counts }: { id: string; counts: PageCounts }) => {
  const { data: changes, error } = usePolling<PageChanges>(
    `/publishing/page-changes/${encodeURIComponent(id)}`,
    hourMs,
  );
  if (!changes) {
    return <Typography textColor="neutral600">{error ?? "Loading …"}</Typography>;
  }
  const other = describeOther(changes, counts);

  return (
    <Flex direction="column" alignItems="flex-start" gap={2}>
      <Typography tag="p" textColor="neutral600">
        Compared with the release that was live before.
      </Typography>
      {listPages(changes, counts).map((list) => (
        <Pages key={list.title} {...list} siteUrl={publicSettings().siteUrl} />
      ))}
      {other && (
        <Typography tag="p" style={{ overflowWrap: "anywhere" }}>
          {other}
        </Typography>
      )}
    </Flex>
  );
};

type Props = Pick<BuildSummary, "id" | "hasPageList"> & { counts: PageCounts };

/** How many pages a release changed, and which while it is open. */
export const ChangedPages = ({ id, hasPageList, counts }: Props) => {
  const summary = <Typography textColor="neutral600">{describePageCounts(counts)}</Typography>;
  if (!hasPageList) return summary;

  return (
    <Disclosure summary={summary}>
      <Box paddingTop={2} paddingLeft={4}>
        <Lists id={id} counts={counts} />
      </Box>
    </Disclosure>
  );
};
