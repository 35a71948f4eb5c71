import { isRecord } from "../../common/is-record";

import { deleteText, keepText, readText } from "./tab-storage";

/** Who sent a message from this tab, for the calendar of the next page. */
export type Sender = {
  name?: string;
  email?: string;
  /** The brief in the message. */
  note?: string;
};

const key = "sender";
const fields = ["name", "email", "note"] as const;

/** Keeps the sender of a message for this tab, until a calendar takes it. */
export const keepSender = (sender: Sender): void => keepText(key, JSON.stringify(sender));

/** Takes the sender: a second call returns none. */
export const takeSender = (): Sender => {
  const kept = readText(key);
  deleteText(key);
  try {
    const sender: unknown = JSON.parse(kept ?? "");
    if (!isRecord(sender)) return {};

    return Object.fromEntries(
      fields.flatMap((name) => (typeof sender[name] === "string" ? [[name, sender[name]]] : [])),
    );
  } catch {
    return {};
  }
};
