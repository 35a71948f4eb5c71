/**
 * Character widths in hundredths of the font size, at weight 600: the boldest, and so the widest,
 * in diagrams.
 */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [28, " ijlI|'’,.:;!·"],
  [45, 'rtf1J()[]{}/\\*"“”_-'],
  [54, "acvyzskx~+<=>^×°"],
  [76, "UYKXHNACDVGw&#€"],
  [82, "QO%@"],
  [94, "mM—"],
  [109, "W"],
];

const characterWidths = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/** The width of all other characters. */
const defaultWidth = 68;

/**
 * Estimates the width of a line, since the build cannot measure text. Characters are rounded up, so
 * that the line is hardly ever wider than that.
 */
export const estimateWidth = (text: string, size: number) =>
  [...text].reduce((sum, character) => sum + (characterWidths.get(character) ?? defaultWidth), 0) *
  (size / 100);

/** Puts as many words on each line as fit. */
const wrapLines = (words: readonly string[], size: number, width: number) =>
  words.reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && estimateWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);

    return lines;
  }, []);

/**
 * Wraps a text to as few lines as possible, of about equal length. A word wider than `width` has its
 * own line.
 */
export const balanceLines = (text: string, size: number, width: number): string[] => {
  const words = text.split(" ").filter(Boolean);
  let lines = wrapLines(words, size, width);
  for (let narrower = width; narrower > size; narrower -= size / 2) {
    const even = wrapLines(words, size, narrower);
    if (even.length > lines.length) break;
    lines = even;
  }

  return lines;
};
