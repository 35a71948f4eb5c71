import { Webhook } from "standardwebhooks";

import type { LeadEvent } from "../../common/forms/lead-event";
import type { AppContext } from "../../server/app-context";
import { problemOf, secondsToWait } from "../../server/network/outcomes";
import { isPublicIp } from "../../common/public-ip";
import { type Network, publicNetwork } from "../../server/network/public-network";
import {
  type HttpAnswer,
  ForbiddenIpError,
  sendRequest,
  timeoutSeconds,
} from "../../server/network/request";
import type { WebhookTarget } from "../../server/webhook-targets";
import { formOfKind } from "../forms/forms";
import type { Channel, Failure, OutboxMessage } from "../../server/outbox/channel";

import { enqueueEnd } from "./webhook-end";
import { describeLead, type Lead } from "./describe-lead";
import { slackMessage } from "./slack";
import { webhookTarget } from "./targets";
import { teamsMessage } from "./teams";

/** Thrown for a response that is no success. */
class RefusedError extends Error {
  constructor(readonly answer: HttpAnswer) {
    super(`answers ${answer.status}`);
  }
}

const bodies = {
  json: (event: LeadEvent): object => event,
  slack: slackMessage,
  teams: teamsMessage,
};

/** Any port, because an administrator chose it. */
const networkOf = ({ private: isPrivate }: WebhookTarget): Network => ({
  ...publicNetwork,
  mayConnect: (ip) => isPrivate || isPublicIp(ip),
  mayUsePort: () => true,
});

/** The headers of Standard Webhooks (standardwebhooks.com); the id is the same for each attempt. */
const signatureHeaders = (secret: string, id: string, body: string) => {
  const now = new Date();

  return {
    "webhook-id": id,
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign(id, now, body),
  };
};

const send = async (app: AppContext, target: WebhookTarget, message: OutboxMessage) => {
  const { form } = formOfKind(message.kind);
  const lead: Lead | null =
    form &&
    (await app.strapi.db.query(form.uid).findOne({ where: { documentId: message.subject_id } }));
  // It was deleted.
  if (!form || !lead) return;

  const event = describeLead(app, target, form, lead, new Date(message.created_at));
  const body = JSON.stringify(bodies[target.format](event));
  const answer = await sendRequest(networkOf(target), new URL(target.url), {
    method: "POST",
    userAgent: `LeadWebhook (+${app.settings.siteOrigins[0]})`,
    headers: {
      "Content-Type": "application/json",
      ...(target.secret && signatureHeaders(target.secret, `msg_${message.document_id}`, body)),
    },
    body,
    timeout: AbortSignal.timeout(timeoutSeconds * 1000),
  });
  if (answer.status < 200 || answer.status >= 300) throw new RefusedError(answer);
};

/** Client errors that pass: a time-out, too early, too many requests. */
const passing = [408, 425, 429];

const explain = (error: unknown): Failure => {
  if (error instanceof ForbiddenIpError) {
    return {
      reason: 'its host has a private IP, which needs "private": true in LEADS_WEBHOOKS',
      permanent: false,
    };
  }
  if (!(error instanceof RefusedError)) return { reason: problemOf(error), permanent: false };

  const { answer } = error;
  const { status } = answer;
  if (status === 410) {
    return { reason: "answers 410: it wants no more messages", permanent: true, ends: true };
  }
  if (status >= 300 && status < 400) {
    return { reason: `answers ${status}: redirects are not followed`, permanent: true };
  }
  const waits = status === 429 || status === 503;

  return {
    reason: `answers ${status}`,
    permanent: status >= 400 && status < 500 && !passing.includes(status),
    ...(waits && { waitMs: (secondsToWait(answer, Date.now()) ?? 0) * 1000 }),
  };
};

/** The requests to one webhook, one at a time. */
export const webhookChannel = (app: AppContext, target: WebhookTarget): Channel => ({
  target: webhookTarget(target.name),
  noun: `Webhook ${target.name}`,
  recovery: `Webhook ${target.name} works again`,
  hasOneReceiver: true,
  send: async (messages) => {
    for (const message of messages) await send(app, target, message);
  },
  explain,
  end: () => enqueueEnd(app, target.name),
});
