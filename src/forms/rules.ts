import { string } from "yup";

import {
  emailLengths,
  emailPattern,
  invisibleInEmail,
  wrongEmail,
} from "../../common/forms/answers/email";
import {
  lengthIssue,
  phoneLengths,
  phoneMessages,
  readPhone,
} from "../../common/forms/answers/phone";
import { hasInvisible, trimInvisible } from "../../common/text/plain-text";

/** Length limits by field (specification, section 9), as in the CMS's schemas. */
export const limits = {
  full_name: { min: 3, max: 50 },
  your_email: emailLengths,
  mobile_no: phoneLengths,
  message: { max: 1000 },
  company: { max: 80 },
  interest: { max: 60 },
  position: { max: 120 },
} as const;

/** A text without spaces and invisible characters at its ends. */
export const text = () =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? trimInvisible(value) : value))
    .default("");
const maxLength = (max: number) => [max, `Maximum ${max} characters`] as const;
const withLength = (rule: ReturnType<typeof text>, { min, max }: { min: number; max: number }) =>
  rule.min(min, `Minimum ${min} characters`).max(...maxLength(max));

// Rules and messages of the specification, section 5.

export const nameRule = () => withLength(text().required("Name is required"), limits.full_name);

export const emailRule = () =>
  withLength(
    // Format before length, as specified.
    text()
      .required("Email is required")
      .test("visible", invisibleInEmail, (value) => !hasInvisible(value))
      .matches(emailPattern, wrongEmail),
    limits.your_email,
  );

/** Loads the metadata of countries; without it, only the specification's limits count. */
export const loadCountries = () => import("./phone/parse-phone").catch(() => undefined);

const phoneIssue = async (digits: string) => {
  const countries = await loadCountries();

  return (countries?.phoneLengthIssue ?? lengthIssue)(digits);
};

/** Digits with country code, without a plus, as many as the country has; may be empty. */
export const phoneRule = () =>
  text().test("length", async (value, { createError }) => {
    const issue = value ? await phoneIssue(value) : undefined;

    return issue ? createError({ message: phoneMessages[issue] }) : true;
  });

/** Strips separators, and a leading plus or 00. */
const digitsOf = (number: string) =>
  number
    .normalize("NFKC")
    .replace(/[\s\p{Cf}\p{Pd}().+/]|^tel:/giu, "")
    .replace(/^00/, "");

/** The phone rule for a plain text field, with plus and separators. */
export const freeTextPhoneRule = () =>
  text()
    .transform(digitsOf)
    .test("phone", async (value, { originalValue, createError }) => {
      const read = value ? readPhone(String(originalValue), await loadCountries()) : undefined;

      return read && "error" in read ? createError({ message: read.error }) : true;
    });

export const optionalRule = (field: "message" | "company" | "interest" | "position") =>
  text().max(...maxLength(limits[field].max));

export const messageRule = () => optionalRule("message").required("Message is required");
