import { trimInvisible } from "./plain-text.ts";

/** The options of a choice in a form of editors: the lines of its text. */
export const optionsIn = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split(/\r\n?|\n/)
    .map(trimInvisible)
    .filter(Boolean);

/** Why a text is not a number in these bounds; undefined if it is. */
export const numberIssue = (
  text: string,
  { min, max }: { readonly min: number | null; readonly max: number | null },
): string | undefined => {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return "Enter a number, for example 12 or 12.5";
  if (min !== null && Number(text) < min) return `The number must be at least ${min}`;
  if (max !== null && Number(text) > max) return `The number must be at most ${max}`;

  return undefined;
};
