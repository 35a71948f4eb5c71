import { boolean, object, type InferType } from "yup";

import { emailRule, messageRule, nameRule, phoneRule } from "../rules";

/** The fields of the contact form (specification, sections 2 and 5). */
export const contactSchema = object({
  full_name: nameRule(),
  your_email: emailRule(),
  mobile_no: phoneRule(),
  message: messageRule(),
  accecptMail: boolean().default(true),
});

/** The same with an empty marketing box, which the site record can ask for. */
export const uncheckedContactSchema = contactSchema.shape({
  accecptMail: boolean().default(false),
});

export type ContactValues = InferType<typeof contactSchema>;
