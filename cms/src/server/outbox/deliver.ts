import type { AppContext } from "../app-context";

import type { Channel, OutboxMessage } from "./channel";
import {
  findPause,
  giveUpAll,
  lease,
  messagesOf,
  postponeAll,
  recordFailure,
  recordSent,
  renewLease,
  waiting,
} from "./messages";

const batchSize = 200;

/** A channel, and what happened to it since the start. */
export type Delivery = Channel & {
  /** The problem that is in the log. */
  problem?: string | undefined;
  /** True once a failure during the current run pauses the receiver. */
  paused?: boolean;
  /** Why nothing is sent any more. */
  ended?: string;
};

/** Logs a problem once, until something is sent. */
const report = ({ strapi }: AppContext, channel: Delivery, problem?: string, attempts?: number) => {
  if (problem === undefined && channel.problem) strapi.log.info(channel.recovery);
  if (problem !== undefined && problem !== channel.problem) {
    strapi.log.warn(`${channel.noun} not sent (attempt ${attempts}): ${problem}`);
  }
  channel.problem = problem;
};

const end = async ({ strapi }: AppContext, channel: Delivery, reason: string) => {
  channel.ended = reason;
  strapi.log.error(`${channel.noun} is off until the next start: ${reason}`);
  await channel.end?.(reason);
};

/** Sends leased messages as one; one each if they are refused, as others may be the cause. */
const attempt = async (app: AppContext, channel: Delivery, leased: OutboxMessage[]) => {
  try {
    await channel.send(leased);
  } catch (error) {
    const failure = channel.explain(error);
    if (failure.permanent && leased.length > 1) {
      // Hundreds of single emails take longer than a lease.
      for (const message of leased) {
        if (await renewLease(app, message.id)) await attempt(app, channel, [message]);
      }

      return;
    }
    const pauses = Boolean(channel.hasOneReceiver) && !failure.permanent;
    for (const message of leased) {
      const { givenUp, dueAt } = await recordFailure(app, message, failure, pauses);
      if (givenUp) {
        app.strapi.log.error(
          `${channel.noun} about ${message.kind} ${message.subject_id} given up: ${failure.reason}`,
        );
      } else report(app, channel, failure.reason, message.attempts + 1);
      if (pauses) {
        channel.paused = true;
        await postponeAll(app, channel.target, dueAt, failure.reason);
      }
    }
    if (failure.ends) await end(app, channel, failure.reason);

    return;
  }
  report(app, channel);
  const sentAt = new Date();
  for (const message of leased) await recordSent(app, message, sentAt);
};

/** Sends as one the messages that this instance can lease. */
const deliver = async (app: AppContext, channel: Delivery, messages: OutboxMessage[]) => {
  const leased: OutboxMessage[] = [];
  for (const message of messages) if (await lease(app, message.id)) leased.push(message);
  if (leased.length > 0) await attempt(app, channel, leased);
};

/** Sends one digest once the oldest message has waited MAIL_BUNDLE_MINUTES. */
const deliverDigest = async (app: AppContext, channel: Delivery, messages: OutboxMessage[]) => {
  const oldest = Math.min(...messages.map(({ created_at: at }) => new Date(at).getTime()));
  const due = oldest + app.settings.mail.digestMinutes * 60 * 1000;
  if (due <= Date.now()) return deliver(app, channel, messages);

  for (const { id } of messages) {
    await messagesOf(app)
      .where({ id, ...waiting })
      // Messages that another instance has leased are due later.
      .andWhere("due_at", "<=", new Date())
      .update({ due_at: new Date(due) });
  }
};

const findDue = (app: AppContext, { target }: Channel, now: Date): Promise<OutboxMessage[]> =>
  messagesOf(app)
    .select("id", "document_id", "kind", "subject_id", "attempts", "refusals", "created_at")
    .where({ target, ...waiting })
    .andWhere("due_at", "<=", now)
    // The oldest first: after a failure of the receiver, its delay grows with each attempt.
    .orderBy("id")
    .limit(batchSize);

/** Lets messages that were added during a pause of the receiver wait, too. @returns true in a pause. */
const waitForPause = async (app: AppContext, { hasOneReceiver, target }: Channel, now: Date) => {
  const pause = hasOneReceiver && (await findPause(app, target, now));
  if (pause) await postponeAll(app, target, new Date(pause.due_at), pause.last_error);

  return Boolean(pause);
};

/**
 * Sends a channel's due messages, oldest first. Failed ones are retried; if the receiver of all of
 * them failed, none is sent before that. Emails beyond MAIL_HOURLY per hour and kind become digests.
 *
 * @returns the number of messages processed, fewer if a shutdown or a failure interrupts.
 */
export const deliverDue = async (app: AppContext, channel: Delivery): Promise<number> => {
  channel.paused = false;
  const isOver = () => app.shuttingDown || channel.ended !== undefined || channel.paused;
  // The same for both: a pause that ends between them would let the newest message overtake.
  const now = new Date();
  const messages = channel.ended === undefined ? await findDue(app, channel, now) : [];
  if (messages.length > 0 && (await waitForPause(app, channel, now))) return 0;

  let processed = 0;
  for (const kind of new Set(messages.map((message) => message.kind))) {
    const pending = messages.filter((message) => message.kind === kind);
    const remaining = Math.max(0, (await channel.remaining?.(kind)) ?? Infinity);
    for (const message of pending.slice(0, remaining)) {
      if (isOver()) break;
      await deliver(app, channel, [message]);
      processed += 1;
    }
    if (isOver()) break;
    const digest = pending.slice(remaining);
    if (digest.length > 0) await deliverDigest(app, channel, digest);
    processed += digest.length;
  }
  if (channel.ended !== undefined) await giveUpAll(app, channel.target, channel.ended);

  return processed;
};
