import type { AppContext } from "../app-context";

import type { MailKind } from "./registry";

/** A kind of emails to MAIL_SALES that are about no lead. */
export const salesMail = (
  { settings }: AppContext,
  name: string,
  compose: MailKind["compose"],
): MailKind => ({
  name,
  receiver: "team",
  findMissing: () => (settings.mail.sales ? undefined : "no recipient set"),
  compose,
});
