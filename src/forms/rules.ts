import { string } from "yup";

import { hasInvisible, trimInvisible } from "../../common/text/plain-text";

import { isInternational } from "./phone/is-international";

/** Length limits by field (specification, section 9), as in the CMS's schemas. */
export const limits = {
  full_name: { min: 3, max: 50 },
  your_email: { min: 3, max: 50 },
  mobile_no: { min: 7, max: 16 },
  message: { max: 1000 },
  company: { max: 80 },
  interest: { max: 60 },
  position: { max: 60 },
} as const;

/** One email address; rejects separators and invisible characters, so lists fail. */
const emailPattern =
  /^[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+@[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+\.[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+$/;

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
      .test(
        "visible",
        "The address has an invisible character. Please type it again",
        (value) => !hasInvisible(value),
      )
      .matches(emailPattern, "Wrong email format"),
    limits.your_email,
  );

/** An email address that may be left out. */
export const optionalEmailRule = () =>
  text()
    .matches(emailPattern, { message: "Wrong email format", excludeEmptyString: true })
    .max(...maxLength(limits.your_email.max));

/** Loads the metadata of countries; without it, only the specification's limits count. */
const phoneIssue = async (digits: string) => {
  const { min, max } = limits.mobile_no;
  const parser = await import("./phone/parse-phone").catch(() => undefined);
  if (parser) return parser.phoneLengthIssue(digits);

  return digits.length < min ? "min" : digits.length > max ? "max" : undefined;
};

const phoneMessages = {
  min: `Minimum ${limits.mobile_no.min} digit`,
  max: `Maximum ${limits.mobile_no.max} digits`,
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
    .matches(/^\d*$/, "Only digits, with the country code first")
    .test(
      "international",
      "Start with a plus and the country code, like +44 20 7946 0958",
      (value, { originalValue }) => !value || isInternational(String(originalValue)),
    )
    .concat(phoneRule());

export const optionalRule = (field: "message" | "company" | "interest" | "position") =>
  text().max(...maxLength(limits[field].max));

export const messageRule = () => optionalRule("message").required("Message is required");
