import { Box, Flex, TextButton, Typography } from "@strapi/design-system";
import { useDeferredValue, useMemo } from "react";

import type { LinkTargets } from "../../types";

import { completeLink } from "./link-target";
import { findMissingPage } from "./missing-page";

type Props = {
  /** As it is typed. */
  address: string;
  targets: LinkTargets;
  onChoose: (path: string) => void;
};

/** Says that no page has the address of a link, and offers the nearest page. It refuses nothing. */
export const MissingPage = ({ address, targets, onChoose }: Props) => {
  const typed = useDeferredValue(address);
  const missing = useMemo(
    () => findMissingPage(completeLink(typed, targets.pages), targets),
    [typed, targets],
  );
  const nearest = missing?.nearest;

  return (
    <Box role="status">
      {missing && (
        <Flex direction="column" alignItems="flex-start" gap={1}>
          <Typography textColor="warning700">No page of the website has this address.</Typography>
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
