import { createTransport, type SendMailOptions, type Transporter } from "nodemailer";

import type { AppContext } from "../app-context";

import type { Failure } from "./channel";
import { isPermanent, mailProblem, type parseMailServer } from "./mail-server";

/** Why an email was not sent. */
export const explainMail = (error: unknown): Failure => ({
  reason: mailProblem(error),
  permanent: isPermanent(error),
});

/** The connection to the mail server: one for several emails, which closes when idle. */
export const createMailTransport = (server: ReturnType<typeof parseMailServer>): Transporter =>
  createTransport({
    ...server,
    pool: true,
    maxConnections: 1,
    maxRequeues: 1,
    idleTimeout: 15_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

/** Adds to an email what all have. */
export const completeMail = (
  {
    settings: {
      mail: { from },
    },
  }: Pick<AppContext, "settings">,
  mail: SendMailOptions,
): SendMailOptions => ({
  ...mail,
  from,
  messageId: `<${mail.messageId}@${from.split("@").at(-1)}>`,
  // Other programs do not answer, for example that somebody is away (RFC 3834).
  headers: { "Auto-Submitted": "auto-generated", ...mail.headers },
  // The text is untrusted: Nodemailer must not load files or URLs from it.
  disableFileAccess: true,
  disableUrlAccess: true,
});
