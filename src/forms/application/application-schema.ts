import { object, type InferType } from "yup";

import { emailRule, nameRule, optionalRule, typedPhoneRule } from "../rules";

/** The fields of an application, beside the CV. */
export const applicationSchema = object({
  full_name: nameRule(),
  your_email: emailRule(),
  mobile_no: typedPhoneRule(),
  position: optionalRule("position"),
  message: optionalRule("message"),
});

export type ApplicationValues = InferType<typeof applicationSchema>;
