import { Box, Flex, Typography } from "@strapi/design-system";

import type { LinkProblem } from "../../../common/record-id";
import type { RecordRef, Status } from "../../types";
import { missingTargets } from "./messages";
import { RecordLink } from "./RecordLink";
import { Section } from "./Section";

type BrokenLinkProps = Pick<LinkProblem, "field" | "href"> & { problem: string };

/** The field and the address of a broken link, and its problem as a sentence. */
export const BrokenLink = ({ field, href, problem }: BrokenLinkProps) => (
  <Box style={{ overflowWrap: "anywhere" }}>
    <Typography tag="p">
      {field}: {href}
    </Typography>
    <Typography tag="p" textColor="neutral600">
      {problem}
    </Typography>
  </Box>
);

/** Links that lead nowhere, each with its problem as a sentence. */
export const withProblems = <Link extends LinkProblem>(links: readonly Link[]) =>
  links.map((link) => ({ ...link, problem: missingTargets[link.missing] }));

type LinkSectionProps = {
  title: string;
  links: (BrokenLinkProps & { record: RecordRef })[];
  more: number;
};

/** Broken links below a heading, each with its record; nothing without any. */
export const LinkSection = ({ title, links, more }: LinkSectionProps) => {
  if (links.length === 0) return null;

  return (
    <Section title={title}>
      <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
        <Flex tag="ul" direction="column" alignItems="stretch" gap={5}>
          {links.map(({ record, ...link }) => (
            <Flex
              key={`${record.uid} ${record.documentId} ${link.field} ${link.href}`}
              tag="li"
              direction="column"
              alignItems="flex-start"
              gap={1}
            >
              <RecordLink record={record} />
              <BrokenLink {...link} />
            </Flex>
          ))}
          {more > 0 && (
            <Typography tag="li" textColor="neutral600">
              and {more} more
            </Typography>
          )}
        </Flex>
      </Box>
    </Section>
  );
};

/** The links of the live release that lead nowhere. */
export const BrokenLinks = ({ links, more }: Status["brokenLinks"]) => (
  <LinkSection title="Links that lead nowhere" links={withProblems(links)} more={more} />
);
