import type { Transporter } from "nodemailer";

import type { AppContext } from "../../server/app-context";
import { explainMail } from "../../server/outbox/transport";
import { createVisitorMailer } from "../../server/outbox/visitor-mailer";
import type { Channel } from "../../server/outbox/channel";

import { receiptTarget } from "./targets";
import { composeReceipt } from "./compose-receipt";

/** Sends receipts by SMTP, within limits like those of confirmation emails, but counted separately. */
export const receiptChannel = (app: AppContext, transport: Transporter): Channel => {
  const mailVisitor = createVisitorMailer(app, transport, "receipt-");

  return {
    target: receiptTarget,
    noun: "Receipt",
    recovery: "Receipts are sent again",
    send: async (messages) => {
      for (const message of messages) {
        const mail = await composeReceipt(app, message);
        if (mail) await mailVisitor(mail);
      }
    },
    explain: explainMail,
  };
};
