import { postEntry, type FormCollection } from "../../lib/content-api";
import { draftKey, renewKey } from "../../lib/idempotency-key";
import { SubmissionError } from "../../lib/submission-error";

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
  /** The name of the form's draft, whose key the entry is stored under. */
  form: string;
  collection: FormCollection;
  data: object;
  /** When the visitor sent the form, as a timestamp in milliseconds; now, if left out. */
  began?: number;
};

/**
 * Posts one entry with its bot signals. An earlier attempt may have been stored although
 * its answer was lost: what the visitor has changed since is another entry, with a key
 * of its own.
 *
 * @throws {SubmissionError} when it was not stored.
 */
export const sendEntry = async (
  { form, collection, data, began = Date.now() }: Entry,
  botSignals: () => Promise<BotSignals>,
): Promise<void> => {
  const entry = { ...data, ...(await botSignals()) };
  try {
    await postEntry(collection, entry, draftKey(form), began);
  } catch (error) {
    if (!(error instanceof SubmissionError) || error.fault !== "changed") throw error;
    await postEntry(collection, entry, renewKey(form), began);
  }
};
