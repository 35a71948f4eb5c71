import { allowsStatistics } from "../../consent/consent-store";
import { postSubmission, type FormCollection } from "../../lib/post-submission";
import { draftKey, renewKey } from "../../lib/idempotency-key";
import { readLeadSource } from "../../lib/lead-source";
import { SubmissionError } from "../../lib/submission-error";

import type { BotSignals } from "./bot-check";

/** The path of this page without its leading slash, and "/" for the home page (specification, section 3). */
export const currentPage = () => window.location.pathname.slice(1) || "/";

/** Converts a form's values for the CMS: adds the plus of the phone number, and the page. */
export const toPayload = ({
  mobile_no,
  ...values
}: Record<string, unknown> & { mobile_no?: string }) => ({
  ...values,
  mobile_no: mobile_no ? `+${mobile_no}` : undefined,
  url: currentPage(),
});

type Submission = {
  /** Name of the form's draft, which has the idempotency key. */
  form: string;
  collection: FormCollection;
  data: object;
  /** Time of the click, in milliseconds since 1970; now by default. */
  sentAt?: number;
};

/**
 * Posts one submission with the source of the visit and its bot signals. An earlier attempt may have
 * been stored although its response was lost; changed data is sent under a new key.
 *
 * @throws {SubmissionError} if it was not stored.
 */
export const sendSubmission = async (
  { form, collection, data, sentAt = Date.now() }: Submission,
  botSignals: () => Promise<BotSignals>,
): Promise<void> => {
  const source = readLeadSource(allowsStatistics());
  const payload = { ...source, ...data, ...(await botSignals()) };
  try {
    await postSubmission(collection, payload, draftKey(form), sentAt);
  } catch (error) {
    if (!(error instanceof SubmissionError) || error.code !== "changed") throw error;
    await postSubmission(collection, payload, renewKey(form), sentAt);
  }
};
