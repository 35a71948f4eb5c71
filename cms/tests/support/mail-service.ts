import { after, before } from "node:test";

import { type InProcess, startInProcess } from "./in-process";
import { type MailServer, startMailServer } from "./mail-server";
import { mailSettings } from "./outbox";

/** How many posts to one form an address has: more than these tests send from one but on purpose. */
export const limit = 40;

let mail: MailServer;
let started: InProcess;
before(async () => {
  mail = await startMailServer();
  started = await startInProcess({
    ...mailSettings(mail),
    RATE_LIMIT_ADDRESS_FORM: String(limit),
    RATE_LIMIT_WINDOW_SECONDS: "86400",
    RATE_LIMIT_SUBSCRIBE_DAY: "0",
    // Nothing is looked for a second time while the tests run: an email goes out with its post.
    MAIL_RETRY_SECONDS: "86400",
  });
});
after(async () => {
  await started.stop();
  await mail.stop();
});

/**
 * A service that mails, in this process, and its mail server. Test files share it where the runner
 * has put them together.
 */
export const mailService = () => ({ service: started, mail });
