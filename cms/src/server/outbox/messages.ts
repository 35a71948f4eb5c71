import type { Core } from "@strapi/strapi";

import type { AppContext } from "../app-context";
import { insertIfAbsent } from "../database/insert-if-absent";
import { tableOf, type Transaction } from "../database/tables";

import type { Failure, OutboxMessage } from "./channel";

export const outboxUid = "api::outbox-message.outbox-message";

/** Target of emails. */
export const mailTarget = "mail";

/** Time after which another instance may send a leased message; more than any attempt takes. */
const leaseMs = 5 * 60 * 1000;
const maxDelayMs = 6 * 60 * 60 * 1000;
/** Refusals after which a message is given up. Attempts that failed otherwise do not count. */
const maxRefusals = 5;

export const messagesOf = ({ strapi }: AppContext) => tableOf(strapi, outboxUid);

/** The condition of messages that wait for an attempt. */
export const waiting = { sent_at: null, failed_at: null };

/**
 * Adds an outbox message in its subject's transaction. It references the subject and copies no data,
 * so deleting a lead deletes all of it.
 *
 * @param kind of a registered email, or what the target's channel sends.
 * @param subjectId of a lead, a request to publish, a failure; one message to each target.
 */
export const enqueue = async (
  strapi: Core.Strapi,
  transaction: Transaction,
  kind: string,
  subjectId: string,
  target = mailTarget,
) => {
  await insertIfAbsent(strapi, transaction, outboxUid, {
    key: `${target} ${subjectId}`,
    target,
    kind,
    subject_id: subjectId,
    attempts: 0,
    due_at: new Date(),
  });
};

/** Backoff in milliseconds: doubles with each attempt, up to six hours. */
export const retryDelayMs = (attempts: number, firstSeconds: number): number =>
  Math.min(firstSeconds * 1000 * 2 ** Math.max(0, attempts - 1), maxDelayMs);

/** Leases a message for this instance. @returns false if another has it. */
export const lease = async (app: AppContext, id: number): Promise<boolean> => {
  const now = new Date();
  const updated: number = await messagesOf(app)
    .where({ id, ...waiting })
    .andWhere("due_at", "<=", now)
    .update({ due_at: new Date(now.getTime() + leaseMs), pauses_receiver: false });

  return updated === 1;
};

/**
 * Prolongs the lease of a message, so that no other instance sends it meanwhile.
 *
 * @returns false if the lease has run out.
 */
export const renewLease = async (app: AppContext, id: number): Promise<boolean> => {
  const now = new Date();
  const updated: number = await messagesOf(app)
    .where({ id, ...waiting })
    .andWhere("due_at", ">", now)
    .update({ due_at: new Date(now.getTime() + leaseMs) });

  return updated === 1;
};

/** @param sentAt the same for all messages of one email, which is one for MAIL_HOURLY. */
export const recordSent = (app: AppContext, { id, attempts }: OutboxMessage, sentAt: Date) =>
  messagesOf(app)
    .where({ id })
    .update({ attempts: attempts + 1, sent_at: sentAt, last_error: null });

/**
 * @param pausesReceiver whether the other messages to its receiver wait as long as this one.
 * @returns when the message is due again, or that it is given up.
 */
export const recordFailure = async (
  app: AppContext,
  { id, attempts: before, refusals: refusedBefore }: OutboxMessage,
  { reason, permanent, waitMs = 0 }: Failure,
  pausesReceiver: boolean,
): Promise<{ givenUp: boolean; dueAt: Date }> => {
  const attempts = before + 1;
  const refusals = (refusedBefore ?? 0) + Number(permanent);
  const givenUp = refusals >= maxRefusals;
  const delay = Math.max(retryDelayMs(attempts, app.settings.mail.retrySeconds), waitMs);
  const dueAt = new Date(Date.now() + Math.min(delay, maxDelayMs));
  await messagesOf(app)
    .where({ id })
    .update({
      attempts,
      refusals,
      last_error: reason,
      due_at: dueAt,
      pauses_receiver: pausesReceiver,
      ...(givenUp ? { failed_at: new Date() } : {}),
    });

  return { givenUp, dueAt };
};

/**
 * The message whose failure pauses its receiver. This is stored in the row, not in a variable: the pause outlasts
 * a restart, and all instances know it.
 */
export const findPause = async (app: AppContext, target: string, now: Date) => {
  const [message] = await messagesOf(app)
    .select("due_at", "last_error")
    .where({ target, pauses_receiver: true, ...waiting })
    .andWhere("due_at", ">", now)
    .orderBy("due_at", "desc")
    .limit(1);

  return message as { due_at: Date | number; last_error: string } | undefined;
};

/** Lets all messages of a failing receiver wait as long as the one that failed. */
export const postponeAll = (app: AppContext, target: string, dueAt: Date, reason: string) =>
  messagesOf(app)
    .where({ target, ...waiting })
    .andWhere("due_at", "<", dueAt)
    .update({ due_at: dueAt, last_error: reason });

/** Gives up all messages of a receiver that accepts no more. */
export const giveUpAll = (app: AppContext, target: string, reason: string) =>
  messagesOf(app)
    .where({ target, ...waiting })
    .update({ failed_at: new Date(), last_error: reason });

/** Sends emails about subjects again, unless they wait for an attempt. */
export const sendAgain = (app: AppContext, subjectIds: ReturnType<typeof messagesOf>) => {
  const now = new Date();

  return messagesOf(app)
    .where({ target: mailTarget })
    .whereIn("subject_id", subjectIds)
    .whereNot((message) => void message.where(waiting))
    .update({
      ...waiting,
      attempts: 0,
      refusals: 0,
      last_error: null,
      created_at: now,
      due_at: now,
    });
};

/** Tries messages again that were given up, because a setting may have been the cause. */
export const retryGivenUp = (app: AppContext, target: string) =>
  messagesOf(app)
    .where({ target })
    .andWhere("failed_at", "is not", null)
    .update({ failed_at: null, refusals: 0, due_at: new Date() });

/** Numbers of unsent messages to these targets, and the last problem. */
export const readOutboxState = async (app: AppContext, ...targets: string[]) => {
  const messages = () => messagesOf(app).whereIn("target", targets);
  const unsent = () => messages().andWhere(waiting);
  const givenUp = () => messages().andWhere("failed_at", "is not", null);
  const failing = () => unsent().andWhere("last_error", "is not", null);
  const [all] = await unsent().count({ n: "*" });
  const [oldest] = await unsent().orderBy("created_at").limit(1).select("created_at");
  const [failed] = await failing().count({ n: "*" });
  const [refused] = await givenUp().count({ n: "*" });
  const lastOf = (failed: typeof failing) =>
    failed().orderBy("due_at", "desc").limit(1).select("last_error");
  const [last] = [...(await lastOf(failing)), ...(await lastOf(givenUp))];

  return {
    waiting: Number(all?.n),
    failing: Number(failed?.n),
    givenUp: Number(refused?.n),
    oldest: oldest?.created_at as Date | number | undefined,
    problem: (last?.last_error ?? null) as string | null,
  };
};
