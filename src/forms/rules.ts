import { string } from "yup";

/** The limits of what visitors type (specification, section 9). The CMS's schemas hold the same. */
export const limits = {
  full_name: { min: 3, max: 50 },
  your_email: { min: 3, max: 50 },
  mobile_no: { min: 7, max: 16 },
  message: { max: 1000 },
} as const;

/** Something, an at sign, something with a dot in it. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const { full_name, your_email, mobile_no, message } = limits;

// The rules and their messages are those of the specification, section 5.

export const nameRule = () =>
  string()
    .trim()
    .default("")
    .required("Name is required")
    .min(full_name.min, "Minimum 3 characters")
    .max(full_name.max, "Maximum 50 characters");

export const emailRule = () =>
  string()
    .trim()
    .default("")
    .required("Email is required")
    // Before the limits, as there: nothing too short can match it.
    .matches(emailPattern, "Wrong email format")
    .min(your_email.min, "Minimum 3 characters")
    .max(your_email.max, "Maximum 50 characters");

/** Digits with the country code and without the plus; empty when none was typed. */
export const phoneRule = () =>
  string()
    .trim()
    .default("")
    .test("min", "Minimum 7 digit", (value) => !value || value.length >= mobile_no.min)
    .max(mobile_no.max, "Maximum 16 digits");

export const optionalMessageRule = () =>
  string().trim().default("").max(message.max, "Maximum 1000 characters");

export const messageRule = () => optionalMessageRule().required("Message is required");
