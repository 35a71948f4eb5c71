import { parsePhoneNumberFromString, validatePhoneNumberLength } from "libphonenumber-js/min";

import { type Countries, lengthIssue } from "../../common/forms/answers/phone";
import { plainNumber } from "../../common/text/plain-text";

type Issue = "min" | "max" | "pattern";

/**
 * Normalizes a phone number: international ones to a plus and digits, without a national prefix that
 * the country drops; others to their digits. Look-alike characters count as what they look like.
 */
export const normalizePhone = (text: string): string => {
  const plain = plainNumber(text);
  if (!plain.startsWith("+")) {
    return /^[\d\s().\/\p{Pd}]*$/u.test(plain) ? plain.replace(/\D/g, "") : plain;
  }
  if (/^\+\D*$/.test(plain)) return plain === "+" ? "" : plain;
  const number = parsePhoneNumberFromString(plain, { extract: false });

  return number && !number.ext && number.isPossible() ? number.number : plain;
};

/** What is wrong with a normalized number, if anything. */
export const phoneIssue = (number: string): Issue | undefined => {
  if (!number.startsWith("+")) {
    return /\D/.test(number) ? "pattern" : lengthIssue(number);
  }
  const reason = validatePhoneNumberLength(number);
  if (reason === undefined) return /^\+\d+$/.test(number) ? undefined : "pattern";

  return reason === "TOO_SHORT" ? "min" : reason === "TOO_LONG" ? "max" : "pattern";
};

/** The numbers of each country, as the browser has them (src/forms/phone/parse-phone.ts). */
export const countries: Countries = {
  parsePhone: (text) => {
    const number = parsePhoneNumberFromString(text, { extract: false });

    return number?.isPossible() ? number.number.slice(1) : undefined;
  },
  phoneLengthIssue: (digits) => {
    const reason = validatePhoneNumberLength(`+${digits}`);
    if (reason === undefined) return undefined;

    return reason === "TOO_SHORT" ? "min" : "max";
  },
};
