/** Characters of the text face by their width in hundredths of the type size, for weight 600, the widest that drawings use. */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [28, " ijlI|'’,.:;!·"],
  [45, 'rtf1J()[]{}/\\*"“”_-'],
  [54, "acvyzskx~+<=>^×°"],
  [76, "UYKXHNACDVGw&#€"],
  [82, "QO%@"],
  [94, "mM—"],
  [109, "W"],
];

const widthOfCharacter = new Map(
  widths.flatMap(([width, characters]) => [...characters].map((character) => [character, width])),
);

/** The width of all others: the rest of the letters and digits. */
const usual = 68;

/** A text without the characters that nobody sees, in which a preview notes where words come from. */
export const visible = (text: string) => text.replace(/\p{Cf}/gu, "").trim();

/**
 * How wide a line of text is at most, in the unit of its size. Nothing measures text before a browser
 * draws it, so this is a little too much rather than too little.
 */
export const widthOf = (text: string, size: number) =>
  [...text].reduce((sum, one) => sum + (widthOfCharacter.get(one) ?? usual), 0) * (size / 100);

const filled = (words: readonly string[], size: number, width: number) =>
  words.reduce<string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter(Boolean).join(" ");
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);

    return lines;
  }, []);

/**
 * The lines that a text takes in a width, as even as possible. A word that is wider than that has a
 * line to itself.
 */
export const linesIn = (text: string, size: number, width: number): string[] => {
  const words = text.split(" ").filter(Boolean);
  let lines = filled(words, size, width);
  for (let narrower = width; narrower > size; narrower -= size / 2) {
    const even = filled(words, size, narrower);
    if (even.length > lines.length) break;
    lines = even;
  }

  return lines;
};
