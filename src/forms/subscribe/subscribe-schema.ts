import { object, type InferType } from "yup";

import { emailRule } from "../rules";

/** The field of the subscribe form: an email address, called `name` (specification, section 3). */
export const subscribeSchema = object({ name: emailRule() });

export type SubscribeValues = InferType<typeof subscribeSchema>;
