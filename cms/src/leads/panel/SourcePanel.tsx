import { Typography } from "@strapi/design-system";

import { describeSource, type Source } from "./source";

/** The side panel of a lead with its source; the single fields are in the form. */
export const SourcePanel = ({ document }: { document?: Source }) => {
  const sentence = document && describeSource(document);
  if (!sentence) return null;

  return {
    title: "Where it comes from",
    content: (
      <Typography textColor="neutral800" style={{ overflowWrap: "anywhere" }}>
        {sentence}
      </Typography>
    ),
  };
};
