import { trimInvisible } from "../../text/plain-text.ts";

const plain = /^(-?\d+)(?:[.,](\d+))?$/;
/** Thousands with one separator, and decimals behind another one. */
const grouped =
  /^(-?[1-9]\d{0,2}(?<separator>[.,'’ ])\d{3}(?:\k<separator>\d{3})*)(?:(?!\k<separator>)[.,](\d+))?$/;
/** One separator before three digits: thousands to some readers, decimals to others. */
const ambiguous = /^-?(?!0+[.,])\d{1,3}[.,]\d{3}$/;

/** The text with the characters that those in it look like. */
const plainCharacters = (text: string) =>
  trimInvisible(text.normalize("NFKC").replace(/\p{Cf}/gu, ""))
    .replace(/\s/g, " ")
    .replace(/^[\p{Pd}\u2212] ?/u, "-");

/** Reads a number as people in different countries write it. */
const readNumber = (text: string): { number: string } | { issue: string } => {
  const written = plainCharacters(text);
  if (/\p{Sc}/u.test(written)) return { issue: "Enter only the number, without a currency sign" };
  if (ambiguous.test(written)) {
    return {
      issue:
        "This can be read in two ways: write thousands without a separator, like 1000, and decimals with another number of digits, like 1.5",
    };
  }
  const parts = plain.exec(written) ?? grouped.exec(written);
  if (!parts) return { issue: "Enter a number, for example 12 or 12.5" };
  const whole = parts[1]?.replace(/[^\d-]/g, "");
  const decimals = parts.at(-1);

  return { number: decimals ? `${whole}.${decimals}` : `${whole}` };
};

/**
 * A number in the notation that is stored: digits, with a minus and a decimal point if needed.
 *
 * @returns the text itself if it is not a number, or can be read as two.
 */
export const normalizeNumber = (text: string): string => {
  const read = readNumber(text);

  return "number" in read ? read.number : text;
};

/** Why a text is not a number in these bounds; undefined if it is. */
export const numberIssue = (
  text: string,
  { min, max }: { readonly min: number | null; readonly max: number | null },
): string | undefined => {
  const read = readNumber(text);
  if ("issue" in read) return read.issue;
  if (min !== null && Number(read.number) < min) return `The number must be at least ${min}`;
  if (max !== null && Number(read.number) > max) return `The number must be at most ${max}`;

  return undefined;
};
