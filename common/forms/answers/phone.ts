import { plainNumber } from "../../text/plain-text.ts";

/** Digits of a number whose country is unknown (docs/specification.md, section 5). */
export const phoneLengths = { min: 7, max: 16 };

export const phoneMessages = {
  min: `Minimum ${phoneLengths.min} digit`,
  max: `Maximum ${phoneLengths.max} digits`,
};

/** What the numbers of each country look like. Large, so that the browser loads it when needed. */
export type Countries = {
  /** The digits of a number, with country code and without a national prefix; undefined if it is none. */
  parsePhone: (text: string) => string | undefined;
  /** Whether digits with country code are too few or too many for the country. */
  phoneLengthIssue: (digits: string) => "min" | "max" | undefined;
};

/** Whether digits of an unknown country are too few or too many. */
export const lengthIssue = ({ length }: string): "min" | "max" | undefined =>
  length < phoneLengths.min ? "min" : length > phoneLengths.max ? "max" : undefined;

/**
 * The number of an answer as it is stored, a plus and digits, or why it is none.
 *
 * @param countries without them, only the lengths of the specification count.
 */
export const readPhone = (
  text: string,
  countries: Countries | undefined,
): { value: string } | { error: string } => {
  const plain = plainNumber(text);
  const written = plain.replace(/[\s().+/\p{Pd}]/gu, "");
  if (!/^\d+$/.test(written)) return { error: "Only digits, with the country code first" };
  if (!plain.startsWith("+")) {
    return { error: "Start with a plus and the country code, like +44 20 7946 0958" };
  }
  const digits = countries?.parsePhone(plain) ?? written;
  const issue = (countries?.phoneLengthIssue ?? lengthIssue)(digits);

  return issue ? { error: phoneMessages[issue] } : { value: `+${digits}` };
};
