import type { SendMailOptions, Transporter } from "nodemailer";

import type { Channel } from "./channel";

/** How emails of a kind are made. A kind's name is a word, or that word with a detail: `custom/offer`. */
export type MailKind = {
  /** What its emails are called in a digest. */
  name: string;
  /** A team gets at most MAIL_HOURLY single emails an hour; a visitor's mailbox has limits of its own. */
  receiver: "team" | "user" | "visitor";
  /**
   * Composes the email about a subject.
   *
   * @returns undefined if it was deleted or needs no email.
   */
  compose: (
    subjectId: string,
    kind: string,
  ) => SendMailOptions | undefined | Promise<SendMailOptions | undefined>;
  /** What is missing to send it, for the log; undefined if nothing is. */
  findMissing?: (kind: string) => string | undefined | Promise<string | undefined>;
};

/** Creates a channel; undefined if a setting that it needs is missing. */
type CreateChannel = (transport: Transporter | undefined) => Channel | undefined;

/** What the outbox sends: capabilities add to it when they register. */
export type Outbox = {
  /** Registers a kind of emails by its first word. */
  register: (word: string, kind: MailKind) => void;
  /** Adds a way to other receivers than those of registered emails. */
  addChannel: (create: CreateChannel) => void;
  mailKind: (kind: string) => MailKind | undefined;
  channels: readonly CreateChannel[];
  /** Sends what was added now; does nothing before the start. */
  wake: () => void;
};

export const createOutbox = (): Outbox => {
  const kinds = new Map<string, MailKind>();
  const channels: CreateChannel[] = [];

  return {
    register: (word, kind) => void kinds.set(word, kind),
    addChannel: (create) => void channels.push(create),
    mailKind: (kind) => kinds.get(kind.split("/")[0] ?? ""),
    channels,
    wake: () => undefined,
  };
};
