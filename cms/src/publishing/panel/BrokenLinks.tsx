import { Box, Flex, Typography } from "@strapi/design-system";

import type { LinkProblem, Status } from "../types";
import { missingTargets } from "./messages";
import { RecordLink } from "./RecordLink";
import { Section } from "./Section";

/** The field and the address of a broken link, and what is not there. */
export const BrokenLink = ({ field, href, missing }: LinkProblem) => (
  <Box style={{ overflowWrap: "anywhere" }}>
    <Typography tag="p">
      {field}: {href}
    </Typography>
    <Typography tag="p" textColor="neutral600">
      {missingTargets[missing]}
    </Typography>
  </Box>
);

/** The links of the live release that lead nowhere. */
export const BrokenLinks = ({ links, more }: Status["brokenLinks"]) => {
  if (links.length === 0) return null;

  return (
    <Section title="Links that lead nowhere">
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
