import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import { useDeferredValue, useMemo } from "react";

import type { LinkTargets } from "../../types";

import { completeLink } from "./link-target";
import { missingPageFinder } from "./missing-page";

type Props = {
  /** As it is typed. */
  address: string;
  targets: LinkTargets;
  onChoose: (path: string) => void;
};

/**
 * Says that visitors cannot open the address of a link: its page is a draft, or no page has it; then it
 * offers the nearest. It refuses nothing.
 */
export const MissingPage = ({ address, targets, onChoose }: Props) => {
  const typed = useDeferredValue(address);
  const findMissing = useMemo(() => missingPageFinder(targets), [targets]);
  const missing = useMemo(
    () => findMissing(completeLink(typed, targets.pages)),
    [findMissing, typed, targets],
  );
  const nearest = missing && !missing.isDraft ? missing.nearest : undefined;

  return (
    <Box role="status">
      {missing && (
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography textColor="warning700">
            {missing.isDraft
              ? "This page is not published yet."
              : "No page of the website has this address."}
          </Typography>
          {nearest && (
            <TextButton type="button" onClick={() => onChoose(nearest.path)}>
              {`Use “${nearest.title}”: ${nearest.path}`}
            </TextButton>
          )}
        </Flex>
      )}
    </Box>
  );
};
