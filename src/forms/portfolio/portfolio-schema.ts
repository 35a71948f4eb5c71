import { object, type InferType } from "yup";

import { emailRule, messageRule, nameRule, optionalRule } from "../rules";

export const portfolioSchema = object({
  full_name: nameRule(),
  your_email: emailRule(),
  company: optionalRule("company"),
  interest: optionalRule("interest"),
  message: messageRule(),
});

export type PortfolioValues = InferType<typeof portfolioSchema>;
