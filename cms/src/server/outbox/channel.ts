/** A stored message, as channels read it. */
export type OutboxMessage = {
  id: number;
  document_id: string;
  kind: string;
  subject_id: string;
  attempts: number;
  /** How often the receiver has refused it; null before the first time. */
  refusals: number | null;
  created_at: Date | number;
};

/** Why messages were not sent. */
export type Failure = {
  /** For the log and the panel. */
  reason: string;
  /** True if the receiver refuses these messages for good. */
  permanent: boolean;
  /** How long the receiver asks to wait. */
  waitMs?: number;
  /** True if the receiver wants no further message. */
  ends?: boolean;
};

/** One way to the receivers of messages: the mail server, or one webhook. */
export type Channel = {
  /** Of its messages, in the outbox. */
  target: string;
  /** What it sends, at the start of a line of the log. */
  noun: string;
  /** The line of the log when it works again. */
  recovery: string;
  /** Sends messages of one kind as one. @throws what `explain` explains. */
  send: (messages: OutboxMessage[]) => Promise<void>;
  explain: (error: unknown) => Failure;
  /** How many messages of a kind may be sent alone now; the others become digests. */
  remaining?: (kind: string) => Promise<number>;
  /** Tells the team that the only receiver wants no further message; its messages are given up. */
  end?: (reason: string) => Promise<unknown>;
  /** True if all messages have the same receiver, so that one failure concerns all of them. */
  hasOneReceiver?: true;
};
