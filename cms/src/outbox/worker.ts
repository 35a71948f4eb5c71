import type { Core } from "@strapi/strapi";
import { createTransport } from "nodemailer";

import type { Settings } from "../settings";

import { deliverDue } from "./deliver";

type Worker = { poke: () => void; stop: () => Promise<void> };

let worker: Worker | undefined;

/** Tells the worker that something was put into the outbox. */
export const pokeOutbox = () => worker?.poke();

const createWorker = (deliver: () => Promise<number>, pauseMs: number): Worker => {
  let running: Promise<void> | undefined;
  let stopped = false;

  const run = async () => {
    while (!stopped && (await deliver()) > 0);
  };
  const poke = () => {
    if (stopped || running) return;
    running = run()
      .catch(() => {
        strapi.log.error("The outbox could not be read");
      })
      .finally(() => (running = undefined));
  };
  const timer = setInterval(poke, pauseMs);
  timer.unref();

  return {
    poke,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};

/** Says once what is missing so that leads reach somebody: nobody would miss their mails otherwise. */
const warnOfSilence = (strapi: Core.Strapi, mail: Settings["mail"]) => {
  const settings = { MAIL_SMTP_URL: mail.smtpUrl, MAIL_SALES: mail.sales, MAIL_HR: mail.hr };
  const missing = Object.entries(settings).filter(([, value]) => !value);
  if (missing.length === 0) return;

  const names = missing.map(([name]) => name).join(", ");
  strapi.log.warn(`Mails about what visitors send wait in the outbox: ${names} not set`);
};

/**
 * Starts to send what waits in the outbox, now and from time to time. Without a
 * mail server in the settings nothing starts, and what waits goes on waiting.
 */
export const startOutbox = (strapi: Core.Strapi, { mail }: Settings) => {
  warnOfSilence(strapi, mail);
  if (!mail.smtpUrl) return;

  const transport = createTransport(mail.smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object);
  worker = createWorker(
    () => deliverDue(strapi, transport),
    Math.max(100, (mail.retrySeconds * 1000) / 2),
  );
  worker.poke();
};

/** Lets the mail that is under way go out, and starts no other. */
export const stopOutbox = async () => {
  await worker?.stop();
  worker = undefined;
};
