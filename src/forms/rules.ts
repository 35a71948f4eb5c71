import { string } from "yup";

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

const text = () => string().trim().default("");
const maxLength = (max: number) => [max, `Maximum ${max} characters`] as const;
const withLength = (rule: ReturnType<typeof text>, { min, max }: { min: number; max: number }) =>
  rule.min(min, `Minimum ${min} characters`).max(...maxLength(max));

// Rules and messages of the specification, section 5.

export const nameRule = () => withLength(text().required("Name is required"), limits.full_name);

export const emailRule = () =>
  withLength(
    // Format before length, as specified.
    text().required("Email is required").matches(emailPattern, "Wrong email format"),
    limits.your_email,
  );

/** Digits with country code, without a plus; may be empty. */
export const phoneRule = () => {
  const { min, max } = limits.mobile_no;

  return text()
    .test("min", `Minimum ${min} digit`, (value) => !value || value.length >= min)
    .max(max, `Maximum ${max} digits`);
};

/** Strips separators, and a leading plus or 00. */
const digitsOf = (number: string) => number.replace(/[\s().+/-]/g, "").replace(/^00/, "");

/** The phone rule for a plain text field, with plus and separators. */
export const freeTextPhoneRule = () =>
  phoneRule().transform(digitsOf).matches(/^\d*$/, "Only digits, with the country code first");

export const optionalRule = (field: "message" | "company" | "interest" | "position") =>
  text().max(...maxLength(limits[field].max));

export const messageRule = () => optionalRule("message").required("Message is required");
