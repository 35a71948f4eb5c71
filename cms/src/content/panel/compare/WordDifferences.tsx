import { Box, Typography, VisuallyHidden } from "@strapi/design-system";

import { wordChanges } from "./word-changes";

type Props = { label?: string | undefined; texts: [string, string] };

const marks = {
  removed: { tag: "del", background: "danger100" },
  added: { tag: "ins", background: "success100" },
} as const;

/** The differences between two texts: words of the first crossed out, those of the second underlined. */
export const WordDifferences = ({ label, texts }: Props) => (
  <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
    {label && <Typography fontWeight="bold">{label}: </Typography>}
    {wordChanges(texts).map(({ words, kind }, index) => {
      if (kind === "same") return words;

      return (
        <Box key={index} {...marks[kind]}>
          <VisuallyHidden>{`(${kind}: `}</VisuallyHidden>
          {words}
          <VisuallyHidden>)</VisuallyHidden>
        </Box>
      );
    })}
  </Typography>
);
