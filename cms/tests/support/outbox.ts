import { query } from "./query";
import type { MailServer } from "./mail-server";
import type { Service } from "./service";
import { unlimited } from "./visitors";
import { until } from "./wait";

export type OutboxMessage = {
  attempts: number;
  created_at: Date | number;
  due_at: Date | number;
  sent_at: unknown;
  last_error: string | null;
};

/** Settings of a CMS that sends emails by this server. */
export const mailSettings = (mail: MailServer) => ({
  ...unlimited,
  CMS_PUBLIC_URL: "https://cms.example.com",
  MAIL_SMTP_URL: mail.url,
  MAIL_FROM: "website@example.com",
  MAIL_SALES: "sales@example.com",
  MAIL_HR: "hr@example.com",
});

type Asked = Pick<Service, "environment">;

export const outboxMessages = (service: Asked) =>
  query<OutboxMessage>(service, "select * from outbox_messages order by id");

export const allAreSent = (service: Asked) =>
  until(
    "all are marked as sent",
    async () => (await outboxMessages(service)).every(({ sent_at: moment }) => moment !== null),
    { lastSeen: () => outboxMessages(service) },
  );

export const arrived = (mail: MailServer, count: number) =>
  until(`${count} emails arrived`, () => mail.messages.length >= count, {
    lastSeen: () => mail.messages.length,
  });
