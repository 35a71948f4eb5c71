import { object, type InferType } from "yup";

import { emailRule, nameRule, optionalRule, freeTextPhoneRule } from "../rules";

/** The fields of an application, without the CV. */
export const applicationSchema = object({
  full_name: nameRule(),
  your_email: emailRule(),
  mobile_no: freeTextPhoneRule(),
  position: optionalRule("position"),
  message: optionalRule("message"),
});

export type ApplicationValues = InferType<typeof applicationSchema>;
