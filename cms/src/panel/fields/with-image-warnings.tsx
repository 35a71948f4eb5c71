import { useField } from "@strapi/strapi/admin";
import { Flex, Typography } from "@strapi/design-system";
import { type ElementType, forwardRef } from "react";

import { type FieldPicture, imageWarnings } from "./image-warnings";

type Props = { name: string; hint?: unknown };

/** Strapi's media field, with problems of the chosen images below it. */
export const withImageWarnings = (MediaField: ElementType) =>
  forwardRef<unknown, Props>(function PictureField({ name, hint, ...props }, ref) {
    const { value } = useField<FieldPicture | FieldPicture[] | null>(name);
    const files = value ? [value].flat() : [];
    const warnings = imageWarnings(files, typeof hint === "string" ? hint : "");

    return (
      <Flex direction="column" alignItems="stretch" gap={2}>
        <MediaField {...props} ref={ref} name={name} hint={hint} />
        <div role="status">
          {warnings.map((warning) => (
            <Typography key={warning} tag="p" variant="pi" textColor="neutral600">
              {warning}
            </Typography>
          ))}
        </div>
      </Flex>
    );
  });
