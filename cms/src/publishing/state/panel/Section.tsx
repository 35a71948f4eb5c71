import { Flex, Typography } from "@strapi/design-system";
import type { ReactNode } from "react";

/** A part of the page "Website" below a heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex tag="section" aria-label={title} direction="column" alignItems="stretch" gap={3}>
    <Typography variant="delta" tag="h2">
      {title}
    </Typography>
    {children}
  </Flex>
);
