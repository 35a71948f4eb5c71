import {
  AsYouType,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from "libphonenumber-js/min";

import { plainNumber } from "../../../common/text/plain-text";

/**
 * Reads a phone number as people write it, in the chosen country unless it has a country code.
 *
 * @param country two-letter code.
 * @returns digits with the country code and without a national prefix; undefined if it is none.
 */
export const parsePhone = (text: string, country?: string): string | undefined => {
  const number = parsePhoneNumberFromString(plainNumber(text), {
    ...(country && { defaultCountry: country.toUpperCase() as CountryCode }),
    extract: false,
  });

  return number?.isPossible() ? number.number.slice(1) : undefined;
};

/** The country code at the beginning of a number that is being typed; "" until it is complete. */
export const callingCodeOf = (text: string): string => {
  const typed = new AsYouType();
  typed.input(plainNumber(text));

  return typed.getCallingCode() ?? "";
};

/** Whether digits with country code are too few or too many for the country. */
export const phoneLengthIssue = (digits: string): "min" | "max" | undefined => {
  const reason = validatePhoneNumberLength(`+${digits}`);
  if (reason === undefined) return undefined;

  return reason === "TOO_SHORT" ? "min" : "max";
};
