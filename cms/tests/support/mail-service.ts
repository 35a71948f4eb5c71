import { after, before } from "node:test";

import { type InProcess, startInProcess } from "./in-process";
import { type MailServer, startMailServer } from "./mail-server";
import { mailSettings } from "./outbox";

/** Limit per IP and form; tests exceed it only on purpose. */
export const limit = 40;

let mail: MailServer;
let started: InProcess;
before(async () => {
  mail = await startMailServer();
  started = await startInProcess({
    ...mailSettings(mail),
    RATE_LIMIT_IP_FORM: String(limit),
    RATE_LIMIT_WINDOW_SECONDS: "86400",
    RATE_LIMIT_SUBSCRIBE_DAY: "0",
    // No polling while the tests run: a submission wakes the outbox.
    MAIL_RETRY_SECONDS: "86400",
  });
});
after(async () => {
  await started.stop();
  await mail.stop();
});

/**
 * A CMS that sends emails, in this process, and its mail server. Test files share them if the runner
 * has grouped them.
 */
export const mailService = () => ({ service: started, mail });
