import type { RateLimiterAbstract } from "rate-limiter-flexible";

import type { AppContext } from "../app-context";
import { hashKey } from "../http/ip";

const mailboxPerDay = 5;
const domainPerHour = 100;

const daySeconds = 24 * 60 * 60;
const hourSeconds = 60 * 60;

/** Domains that ignore dots in a mailbox's name, with their canonical domain. */
const withoutDots = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/** The canonical mailbox of an email address: `Ada.L+news@Googlemail.com` is `adal@gmail.com`. */
export const mailboxOf = (email: string): { mailbox: string; domain: string } => {
  const at = email.lastIndexOf("@");
  const typedDomain = email.slice(at + 1).toLowerCase();
  const [name = ""] = email.slice(0, at).toLowerCase().split("+");
  const domain = withoutDots.get(typedDomain) ?? typedDomain;

  return {
    domain,
    mailbox: `${withoutDots.has(typedDomain) ? name.replaceAll(".", "") : name}@${domain}`,
  };
};

const isUsedUp = async (limiter: RateLimiterAbstract, key: string) => {
  const used = await limiter.get(key);

  return used !== null && used.remainingPoints <= 0;
};

/** Limits confirmation emails, because visitors can enter other people's addresses. */
export const createMailLimits = ({ makeLimiter, secrets }: AppContext) => {
  const mailboxes = makeLimiter("mailbox-day", mailboxPerDay, daySeconds);
  const domains = makeLimiter("mail-domain-hour", domainPerHour, hourSeconds);
  const keysOf = (email: string) => {
    const { mailbox, domain } = mailboxOf(email);

    return {
      mailbox: hashKey(secrets.rateLimitKey, mailbox),
      domain: hashKey(secrets.rateLimitKey, domain),
    };
  };

  return {
    /** True if a mailbox has reached its daily limit; its further emails are dropped. */
    isFull: (email: string) => isUsedUp(mailboxes, keysOf(email).mailbox),

    /** True if a domain has reached its hourly limit; its further emails wait. */
    mustWait: (email: string) => isUsedUp(domains, keysOf(email).domain),

    /** Counts an email that was sent. */
    count: async (email: string) => {
      const { mailbox, domain } = keysOf(email);
      await mailboxes.penalty(mailbox);
      await domains.penalty(domain);
    },
  };
};

export type MailLimits = ReturnType<typeof createMailLimits>;
