import { object, string, type InferType } from "yup";

import { emailRule, messageRule, nameRule } from "../rules";

/** The fields of the portfolio request: who asks, and for what kind of work. */
export const portfolioSchema = object({
  full_name: nameRule(),
  your_email: emailRule(),
  company: string().trim().default("").max(80, "Maximum 80 characters"),
  interest: string().trim().default("").max(60, "Maximum 60 characters"),
  message: messageRule(),
});

export type PortfolioValues = InferType<typeof portfolioSchema>;
