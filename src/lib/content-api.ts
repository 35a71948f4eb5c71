/** Address of the content service as browsers reach it. Set by gatsby-config from the settings. */
const apiUrl = process.env.GATSBY_API_URL ?? "";

/** The collections that take what visitors send (specification, section 7). */
export type FormCollection = "contact-datas" | "subscribes" | "emp-datas" | "portfolio-forms";

/** Thrown when an entry was not stored; its message may be shown to the visitor. */
export class SubmissionError extends Error {
  override name = "SubmissionError";
}

type Answer = { error?: { message?: string } };

/**
 * Stores one entry, wrapped as `{ data }`.
 *
 * @throws {SubmissionError} with the server's own words where it gave any.
 */
export const postEntry = async (collection: FormCollection, data: object): Promise<void> => {
  let response: Response;
  try {
    response = await fetch(`${apiUrl}/api/${collection}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    throw new SubmissionError(
      "We could not reach our server. Check your connection and try again.",
    );
  }

  if (!response.ok) {
    const answer: Answer = await response.json().catch(() => ({}));
    throw new SubmissionError(answer.error?.message ?? "Our server could not take the message.");
  }
};
