import { object, string, type InferType } from "yup";

import { emailRule, nameRule, optionalMessageRule, phoneRule } from "../rules";

/** The digits of a number typed with the usual separators, and with 00 for the plus. */
const digitsOf = (number: string) => number.replace(/[\s().+/-]/g, "").replace(/^00/, "");

/** The fields of an application beside the CV. */
export const applicationSchema = object({
  full_name: nameRule(),
  your_email: emailRule(),
  mobile_no: phoneRule()
    .transform(digitsOf)
    .matches(/^\d*$/, "Only digits, with the country code first"),
  position: string().default("").max(60, "Maximum 60 characters"),
  message: optionalMessageRule(),
});

export type ApplicationValues = InferType<typeof applicationSchema>;
