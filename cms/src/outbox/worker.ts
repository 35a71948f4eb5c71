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

/**
 * Starts to send what waits in the outbox, now and from time to time. Without a
 * mail server in the settings nothing starts, and what waits goes on waiting.
 */
export const startOutbox = (strapi: Core.Strapi, { mail }: Settings) => {
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
