import { usePolling } from "../../../panel/requests/use-polling";

import type { ExternalLinks as Response } from "../../types";
import { LinkSection } from "./BrokenLinks";
import { describeFailingLink } from "./messages";

/** The links to other sites that failed on two days. */
export const ExternalLinks = () => {
  const { data } = usePolling<Response>("/publishing/external-links", 60_000);
  if (!data) return null;

  return (
    <LinkSection
      title="Links to other sites that fail"
      links={data.links.map((link) => ({ ...link, problem: describeFailingLink(link) }))}
      more={data.more}
    />
  );
};
