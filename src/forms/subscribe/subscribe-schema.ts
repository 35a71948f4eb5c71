import { object, type InferType } from "yup";

import { emailRule } from "../rules";

/** The one field of the subscribe form; its payload calls the address `name` (specification, section 3). */
export const subscribeSchema = object({ name: emailRule() });

export type SubscribeValues = InferType<typeof subscribeSchema>;
