import { postEntry, type FormCollection } from "../../lib/content-api";
import { idempotencyKey } from "../../lib/idempotency-key";

import type { BotSignals } from "./bot-check";

/**
 * What the service stores of a form's values: a phone number with its plus, and the
 * page that the form was sent from, its path without the leading slash
 * (specification, section 3).
 */
export const contentOf = ({
  mobile_no,
  ...values
}: Record<string, unknown> & { mobile_no?: string }) => ({
  ...values,
  mobile_no: mobile_no ? `+${mobile_no}` : undefined,
  url: window.location.pathname.slice(1),
});

type Entry = {
  collection: FormCollection;
  /** What the visitor entered: the same content is stored once. */
  content: object;
  /** What is sent along without making it another entry. */
  extra?: object;
  /** When the visitor sent the form, as a timestamp in milliseconds; now, if left out. */
  began?: number;
};

/** Posts one entry with its bot signals. @throws {SubmissionError} when it was not stored. */
export const sendEntry = async (
  { collection, content, extra, began = Date.now() }: Entry,
  botSignals: () => Promise<BotSignals>,
): Promise<void> => {
  const [signals, key] = await Promise.all([botSignals(), idempotencyKey(collection, content)]);
  await postEntry(collection, { ...content, ...extra, ...signals }, key, began);
};
