import { mailProblem, parseMailServer } from "../outbox/mail-server";
import { createMailTransport } from "../outbox/transport";

import { endWithError } from "./end-command";
import { isEmail } from "./is-email";

/** Sends one email to an address, as the website would. */
const sendTo = async (address: string, server: string, from: string) => {
  const transport = createMailTransport(parseMailServer(server));
  try {
    await transport.sendMail({
      from,
      to: address,
      subject: "Test of the website’s mail server",
      text: "The website can send email.",
    });
  } finally {
    transport.close();
  }
};

// npm run launch-check -- --mail ada@example.com
const main = async () => {
  const [address] = process.argv.slice(2);
  const { MAIL_SMTP_URL: server, MAIL_FROM: from = "website@localhost" } = process.env;
  if (!isEmail(address)) return endWithError("Pass an email: --mail ada@example.com.");
  if (!server) return endWithError("No test email: MAIL_SMTP_URL is not set.");
  try {
    await sendTo(address, server, from);
    console.log(`The mail server accepted a test email to ${address}: look for it in the mailbox.`);
  } catch (error) {
    const problem =
      error instanceof TypeError ? "MAIL_SMTP_URL is not a complete address" : mailProblem(error);
    endWithError(`The test email was not sent: ${problem}.`);
  }
};

void main();
