import { boolean, object, string, type InferType } from "yup";

/** The limits of the contact form (specification, section 9). The CMS's schema holds the same. */
export const contactLimits = {
  full_name: { min: 3, max: 50 },
  your_email: { min: 3, max: 50 },
  mobile_no: { min: 7, max: 16 },
  message: { max: 1000 },
} as const;

/** Something, an at sign, something with a dot in it. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const { full_name, your_email, mobile_no, message } = contactLimits;

/** The rules of the contact form and what each says when it is broken (specification, section 5). */
export const contactSchema = object({
  full_name: string()
    .trim()
    .required("Name is required")
    .min(full_name.min, "Minimum 3 characters")
    .max(full_name.max, "Maximum 50 characters"),
  your_email: string()
    .trim()
    .required("Email is required")
    .matches(emailPattern, "Wrong email format")
    .min(your_email.min, "Minimum 3 characters")
    .max(your_email.max, "Maximum 50 characters"),
  // Digits with the country code and without the plus; empty when none was typed.
  mobile_no: string()
    .trim()
    .default("")
    .test("min", "Minimum 7 digit", (value) => !value || value.length >= mobile_no.min)
    .max(mobile_no.max, "Maximum 16 digits"),
  message: string()
    .trim()
    .required("Message is required")
    .max(message.max, "Maximum 1000 characters"),
  accecptMail: boolean().default(true),
});

export type ContactValues = InferType<typeof contactSchema>;
