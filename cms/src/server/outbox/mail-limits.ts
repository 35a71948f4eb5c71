import { daySeconds, hourSeconds } from "../../common/durations";
import type { AppContext } from "../app-context";
import { hashKey } from "../http/ip";
import { consumePoints, isUsedUp } from "../http/rate-limit";
import { comparableEmail } from "../../common/text/email-address";

const mailboxPerDay = 5;
const domainPerHour = 100;

/** Domains that ignore dots in a mailbox's name, with their canonical domain. */
const withoutDots = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * The canonical mailbox of an email address, however it is spelled: `Ada.L+news@Googlemail.com` is
 * `adal@gmail.com`.
 */
export const mailboxOf = (email: string): { mailbox: string; domain: string } => {
  const address = comparableEmail(email);
  const at = address.lastIndexOf("@");
  const typedDomain = address.slice(at + 1);
  const [name = ""] = address.slice(0, at).split("+");
  const domain = withoutDots.get(typedDomain) ?? typedDomain;

  return {
    domain,
    mailbox: `${withoutDots.has(typedDomain) ? name.replaceAll(".", "") : name}@${domain}`,
  };
};

/**
 * Limits emails to a mailbox per day.
 *
 * @param name of the counter; one per kind of email, so that one kind cannot block another.
 */
export const createMailboxLimit = ({ makeLimiter, secrets }: AppContext, name: string) => {
  const limiter = makeLimiter(name, mailboxPerDay, daySeconds);
  const keyOf = (email: string) => hashKey(secrets.rateLimitKey, mailboxOf(email).mailbox);

  return {
    /** True if a mailbox has reached its daily limit; its further emails are dropped. */
    isFull: (email: string) => isUsedUp(limiter, keyOf(email)),

    /** Counts an email that was sent. */
    count: (email: string) => limiter.penalty(keyOf(email)),

    /** Counts an email before it is sent. @returns false if the limit is reached. */
    take: async (email: string) => (await consumePoints(limiter, keyOf(email))) === 0,
  };
};

/**
 * Limits emails to visitors, because they can enter other people's addresses. Confirmation emails
 * and receipts have counters of their own, so that receipts cannot block a subscription.
 *
 * @param kind in the names of the counters.
 */
export const createMailLimits = (app: AppContext, kind: "" | "receipt-") => {
  const mailboxes = createMailboxLimit(app, `${kind}mailbox-day`);
  const domains = app.makeLimiter(`${kind}mail-domain-hour`, domainPerHour, hourSeconds);
  const domainKey = (email: string) => hashKey(app.secrets.rateLimitKey, mailboxOf(email).domain);

  return {
    isFull: mailboxes.isFull,

    /** True if a domain has reached its hourly limit; its further emails wait. */
    mustWait: (email: string) => isUsedUp(domains, domainKey(email)),

    /** Counts an email that was sent. */
    count: async (email: string) => {
      await mailboxes.count(email);
      await domains.penalty(domainKey(email));
    },
  };
};
