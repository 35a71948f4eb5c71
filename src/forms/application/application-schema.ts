import { object, string, type InferType } from "yup";

import { emailRule, nameRule, optionalMessageRule, phoneRule } from "../rules";

/** The fields of an application beside the CV. A number may be typed with the usual separators. */
export const applicationSchema = object({
  full_name: nameRule(),
  your_email: emailRule(),
  mobile_no: phoneRule()
    .transform((value: string) => value.replace(/[\s().+/-]/g, ""))
    .matches(/^\d*$/, "Only digits, with the country code first"),
  position: string().default("").max(60, "Maximum 60 characters"),
  message: optionalMessageRule(),
});

export type ApplicationValues = InferType<typeof applicationSchema>;
