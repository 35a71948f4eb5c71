import type { UID } from "@strapi/strapi";
import type { SendMailOptions, Transporter } from "nodemailer";
import { RateLimiterMemory } from "rate-limiter-flexible";

import { createContext } from "../../src/server/app-context";
import { forms } from "../../src/leads/forms/forms";
import { cvUid } from "../../src/leads/links/cv-link";
import { confirmationMail } from "../../src/leads/newsletter/confirmation";
import { registerNotifications } from "../../src/leads/notify/register";
import { composeFailure } from "../../src/publishing/scheduling/mail";
import { mailChannel } from "../../src/server/outbox/mail-channel";
import { deliverDue } from "../../src/server/outbox/deliver";
import { enqueue, messagesOf, outboxUid } from "../../src/server/outbox/messages";
import { salesMail } from "../../src/server/outbox/sales-mail";
import { readSettings } from "../../src/server/settings";
import { createStorage } from "../../src/server/storage/create-storage";

import { article } from "./articles";
import { serviceEnvironment } from "./service";
import { strapiInMemory } from "./strapi-in-memory";

/** Settings with which emails have links. */
export const publicUrl = { CMS_PUBLIC_URL: "https://cms.example.com" };
/** Settings with which emails are sent. */
export const mailServer = {
  MAIL_SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_SALES: "sales@example.com",
  MAIL_HR: "hr@example.com",
};

/**
 * The outbox and its kinds of emails, on an empty database in memory.
 *
 * @param given settings.
 */
export const createOutbox = async (given: Record<string, string> = mailServer) => {
  const formUids = Object.values(forms).map(({ uid }) => uid);
  const { strapi, logged } = await strapiInMemory(outboxUid, cvUid, article, ...formUids);
  const settings = readSettings(await serviceEnvironment(given));
  const app = createContext({
    strapi,
    settings,
    makeLimiter: (name, points, duration) =>
      new RateLimiterMemory({ keyPrefix: name, points, duration }),
    cvStorage: await createStorage(settings),
  });
  registerNotifications(app);
  app.outbox.register("subscribe", confirmationMail(app));
  app.outbox.register(
    "schedule",
    salesMail(app, "schedule", (id) => composeFailure(app, id)),
  );
  const store = (uid: UID.ContentType, ...data: object[]) =>
    strapi.db.query(uid).createMany({ data });

  return {
    app,
    logged,
    store,
    /** Stores a record of a form, and a message about it in this state. */
    add: async (form: keyof typeof forms, documentId: string, record = {}, state = {}) => {
      await store(forms[form].uid, { documentId, ...record });
      await strapi.db.transaction(({ trx }) => enqueue(strapi, trx, form, documentId));
      await messagesOf(app)
        .where({ subject_id: documentId })
        .update({ attempts: 0, ...state });
    },
    messages: (): Promise<Record<string, unknown>[]> => messagesOf(app).orderBy("id"),
    deliver: (sendMail: (mail: SendMailOptions) => Promise<unknown>) =>
      deliverDue(app, mailChannel(app, { sendMail } as Transporter)),
  };
};
