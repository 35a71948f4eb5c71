import { isPermanent, mailProblem } from "../../server/lib/mail-transport";
import type { Failure } from "../outbox/channel";

/** Why an email was not sent. */
export const explainMail = (error: unknown): Failure => ({
  reason: mailProblem(error),
  permanent: isPermanent(error),
});
