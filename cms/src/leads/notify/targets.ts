import { mailTarget } from "../../server/outbox/messages";

/** Target of receipts: emails to the people who sent a form. */
export const receiptTarget = "receipt";

/** Targets of all emails. */
export const emailTargets = [mailTarget, receiptTarget];

/** Target of a webhook's messages. */
export const webhookTarget = (name: string) => `webhook/${name}`;
