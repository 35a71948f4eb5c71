import { Flex, Status } from "@strapi/design-system";
import type { ComponentProps } from "react";

import type { LinkProblem } from "../../../common/record-id";

import { BrokenLink, withProblems } from "./BrokenLinks";
import { countBrokenLinks } from "./messages";

type LinkProblemsProps = { headline: string; links: ComponentProps<typeof BrokenLink>[] };

/** Links of the open record with a problem, below their number. */
export const LinkProblems = ({ headline, links }: LinkProblemsProps) => (
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

/** The open record's links that lead nowhere; nothing without any. */
export const BrokenLinksOfRecord = ({ links }: { links: readonly LinkProblem[] }) =>
  links.length > 0 ? (
    <LinkProblems headline={countBrokenLinks(links)} links={withProblems(links)} />
  ) : null;
