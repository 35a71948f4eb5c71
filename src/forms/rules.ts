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

const { full_name, your_email, mobile_no } = limits;

/** Something, an at sign, something with a dot in it. */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const text = () => string().trim().default("");
const minimum = (length: number) => `Minimum ${length} characters`;
const maximum = (length: number) => `Maximum ${length} characters`;

// The rules and their messages are those of the specification, section 5.

export const nameRule = () =>
  text()
    .required("Name is required")
    .min(full_name.min, minimum(full_name.min))
    .max(full_name.max, maximum(full_name.max));

export const emailRule = () =>
  text()
    .required("Email is required")
    // Before the limits, as there: nothing too short can match it.
    .matches(emailPattern, "Wrong email format")
    .min(your_email.min, minimum(your_email.min))
    .max(your_email.max, maximum(your_email.max));

/** Digits with the country code and without the plus; empty when none was typed. */
export const phoneRule = () =>
  text()
    .test(
      "min",
      `Minimum ${mobile_no.min} digit`,
      (value) => !value || value.length >= mobile_no.min,
    )
    .max(mobile_no.max, `Maximum ${mobile_no.max} digits`);

/** The digits of a number typed with the usual separators, and with 00 for the plus. */
const digitsOf = (number: string) => number.replace(/[\s().+/-]/g, "").replace(/^00/, "");

/** The same number typed into a plain field, with a plus and separators. */
export const typedPhoneRule = () =>
  phoneRule().transform(digitsOf).matches(/^\d*$/, "Only digits, with the country code first");

/** Text that may be left out. */
export const optionalRule = (field: "message" | "company" | "interest" | "position") =>
  text().max(limits[field].max, maximum(limits[field].max));

export const messageRule = () => optionalRule("message").required("Message is required");
