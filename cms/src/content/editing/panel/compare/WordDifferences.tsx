import { Box, Typography, VisuallyHidden } from "@strapi/design-system";
import { useMemo } from "react";

import { wordChanges } from "./word-changes";

type Props = { label?: string | undefined; texts: [string, string] };

const marks = {
  removed: { tag: "del", background: "danger100" },
  added: { tag: "ins", background: "success100" },
} as const;

/** The differences between two texts: words of the first crossed out, those of the second underlined. */
export const WordDifferences = ({ label, texts: [one, other] }: Props) => {
  const changes = useMemo(() => wordChanges([one, other]), [one, other]);

  return (
    <Typography tag="p" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
      {label && <Typography fontWeight="bold">{label}: </Typography>}
      {changes.map(({ words, kind }, index) => {
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
};
