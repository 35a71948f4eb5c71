import { errorOfAnswer, readBody, readId } from "./content-answer";
import { proofField, workOutProof } from "./proof-of-work";
import { isPassing, pause, pauses } from "./retry";
import { submissionError, type SubmissionError } from "./submission-error";

/** Address of the content service as browsers reach it. Set by gatsby-config from the settings. */
export const apiUrl = process.env.GATSBY_API_URL ?? "";

/** The collections that take what visitors send (specification, section 7). */
export type FormCollection = "contact-datas" | "subscribes" | "emp-datas" | "portfolio-forms";

/** How long a visitor waits for an answer at most, with all retries, in milliseconds. */
export const patience = 10_000;

/** How often a proof of work is worked out for one entry: once more when a lost attempt has used the first. */
const proofs = 2;

type Attempt =
  { sent: { id: number | string | undefined } } | { error: SubmissionError; again: boolean };

const post = async (url: string, init: RequestInit): Promise<Attempt> => {
  try {
    const response = await fetch(url, init);
    const body = await readBody(response);
    if (response.ok) return { sent: { id: readId(body) } };

    const error = errorOfAnswer(response.status, body, response.headers.get("Retry-After"));
    return { error, again: isPassing(response.status) };
  } catch {
    if (init.signal?.aborted) return { error: submissionError("slow"), again: false };
    if (!navigator.onLine) return { error: submissionError("offline"), again: false };

    return { error: submissionError("unreachable"), again: true };
  }
};

const prove = async (controller: AbortController): Promise<string> => {
  try {
    return await workOutProof(`${apiUrl}/api/challenge`, controller);
  } catch {
    throw submissionError(controller.signal.aborted ? "slow" : "refused");
  }
};

/**
 * Stores one entry, wrapped as `{ data }`, and answers its id where the service
 * gave one. A connection that breaks and 500, 502, 503 and 504 are tried twice
 * more under the same key, so that an answer lost after the row was written makes
 * no second row. Any 2xx counts as stored, whatever its body. A proof of work is
 * worked out when the service asks for one.
 *
 * @param key the same for the same content: see idempotency-key.ts.
 * @param began when the visitor sent the form: what was done before the post counts as waiting, too.
 * @throws {SubmissionError} within `patience`.
 */
export const postEntry = async (
  collection: FormCollection,
  data: object,
  key: string,
  began = Date.now(),
): Promise<{ id: number | string | undefined }> => {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), began + patience - Date.now());
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
    for (let tries = 0, proved = 0; ;) {
      const outcome = await attempt(proof);
      if ("sent" in outcome) return outcome.sent;

      const { error, again } = outcome;
      const rest = pauses[tries];
      if (proofField in error.fields && proved < proofs) {
        proof = await prove(controller);
        proved += 1;
      } else if (again && rest !== undefined && !controller.signal.aborted) {
        await pause(rest, controller.signal);
        tries += 1;
      } else {
        throw error;
      }
    }
  } finally {
    clearTimeout(timer);
  }
};
