import { string } from "yup";

/** The limits of what visitors type (specification, section 9), by field. The CMS's schemas have the same. */
export const limits = {
  full_name: { min: 3, max: 50 },
  your_email: { min: 3, max: 50 },
  mobile_no: { min: 7, max: 16 },
  message: { max: 1000 },
  company: { max: 80 },
  interest: { max: 60 },
  position: { max: 60 },
} as const;

/** Something, an at sign, something with a dot in it: one address, with nothing that a list of them has. */
const emailPattern =
  /^[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+@[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+\.[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+$/;

const text = () => string().trim().default("");
const maximum = (max: number) => [max, `Maximum ${max} characters`] as const;
const sized = (rule: ReturnType<typeof text>, { min, max }: { min: number; max: number }) =>
  rule.min(min, `Minimum ${min} characters`).max(...maximum(max));

// The rules and their messages are those of the specification, section 5.

export const nameRule = () => sized(text().required("Name is required"), limits.full_name);

export const emailRule = () =>
  sized(
    // The pattern before the limits, as there: nothing too short can match it.
    text().required("Email is required").matches(emailPattern, "Wrong email format"),
    limits.your_email,
  );

/** Digits with the country code and without the plus; empty when none was typed. */
export const phoneRule = () => {
  const { min, max } = limits.mobile_no;

  return text()
    .test("min", `Minimum ${min} digit`, (value) => !value || value.length >= min)
    .max(max, `Maximum ${max} digits`);
};

/** The digits of a number typed with the usual separators, and with 00 for the plus. */
const digitsOf = (number: string) => number.replace(/[\s().+/-]/g, "").replace(/^00/, "");

/** The same number typed into a plain field, with a plus and separators. */
export const typedPhoneRule = () =>
  phoneRule().transform(digitsOf).matches(/^\d*$/, "Only digits, with the country code first");

/** Text that may be left out. */
export const optionalRule = (field: "message" | "company" | "interest" | "position") =>
  text().max(...maximum(limits[field].max));

export const messageRule = () => optionalRule("message").required("Message is required");
