import { Flex, Typography } from "@strapi/design-system";

/** Paragraphs of a panel or a dialog. */
export const Sentences = ({ sentences }: { sentences: string[] }) => (
  <Flex direction="column" alignItems="flex-start" gap={2} role="status">
    {sentences.map((sentence) => (
      <Typography key={sentence} textColor="neutral800" style={{ overflowWrap: "anywhere" }}>
        {sentence}
      </Typography>
    ))}
  </Flex>
);
