import { readBody, readId, responseError } from "./submission-response";
import { proofField, solveProof } from "./proof-of-work";
import { isTransient, retryDelays, backOff } from "./retry";
import { submissionError, type SubmissionError } from "./submission-error";

/** The CMS's URL as browsers reach it. gatsby-config sets it from the settings. */
export const apiUrl = process.env.GATSBY_API_URL ?? "";

/** The collections of form submissions (specification, section 7), and of editors' forms. */
export type FormCollection =
  "contact-datas" | "subscribes" | "emp-datas" | "portfolio-forms" | "form-answers";

/** The maximum wait for a response, with all retries, in milliseconds. */
export const postTimeout = 10_000;

/** Proofs of work per submission: a second one if a lost attempt has used the first. */
const maxProofs = 2;

type Attempt =
  { sent: { id: number | string | undefined } } | { error: SubmissionError; transient: boolean };

const post = async (url: string, init: RequestInit): Promise<Attempt> => {
  try {
    const response = await fetch(url, init);
    const body = await readBody(response);
    if (response.ok) return { sent: { id: readId(body) } };

    const error = responseError(response.status, body, response.headers.get("Retry-After"));
    return { error, transient: isTransient(response.status) };
  } catch {
    if (init.signal?.aborted) return { error: submissionError("slow"), transient: false };
    if (!navigator.onLine) return { error: submissionError("offline"), transient: false };

    return { error: submissionError("unreachable"), transient: true };
  }
};

const requestProof = async (controller: AbortController): Promise<string | undefined> => {
  try {
    return await solveProof(`${apiUrl}/api/challenge`, controller);
  } catch {
    throw submissionError(controller.signal.aborted ? "slow" : "rejected");
  }
};

/**
 * Posts one submission, wrapped as `{ data }`, and returns its id if the CMS
 * sent one. A broken connection and 500, 502, 503 and 504 are retried twice under
 * the same key, so that a response lost after the row was written makes no second
 * row. Any 2xx counts as stored, whatever its body. A proof of work is computed
 * when the CMS requires one.
 *
 * @param key the same for every attempt: see idempotency-key.ts.
 * @param submittedAt time of the click, from which the timeout counts.
 * @throws {SubmissionError} within `postTimeout`.
 */
export const postSubmission = async (
  collection: FormCollection,
  data: object,
  key: string,
  submittedAt = Date.now(),
): Promise<{ id: number | string | undefined }> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), submittedAt + postTimeout - Date.now());
  const attempt = (proof?: string) =>
    post(`${apiUrl}/api/${collection}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      body: JSON.stringify({ data: { ...data, [proofField]: proof } }),
      credentials: "omit",
      signal: controller.signal,
    });

  try {
    let proof: string | undefined;
    for (let retries = 0, proofs = 0; ;) {
      const outcome = await attempt(proof);
      if ("sent" in outcome) return outcome.sent;

      const { error, transient } = outcome;
      const delay = retryDelays[retries];
      if (proofField in error.fields && proofs < maxProofs) {
        proof = await requestProof(controller);
        proofs += 1;
      } else if (transient && delay !== undefined && !controller.signal.aborted) {
        await backOff(delay, controller.signal);
        retries += 1;
      } else {
        throw error;
      }
    }
  } finally {
    clearTimeout(timer);
  }
};
