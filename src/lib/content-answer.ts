import { busyError, submissionError, type SubmissionError } from "./submission-error";

/** How long an answer's body is waited for once its status is known, in milliseconds. */
const bodyPatience = 2000;

type StrapiError = {
  message?: unknown;
  details?: { errors?: { path?: unknown; message?: unknown }[] };
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const words = (value: unknown) =>
  typeof value === "string" && value.trim() ? value.trim() : undefined;

/** Strapi's list of errors as messages by field: the first of each, by the last name of its path. */
const fieldMessages = (error: StrapiError) => {
  const listed = error.details?.errors;
  if (!Array.isArray(listed)) return {};
  const entries = listed.flatMap((item) => {
    const path: unknown = isRecord(item) ? item.path : undefined;
    const field = Array.isArray(path) ? words(path.at(-1)) : undefined;
    const message = isRecord(item) ? words(item.message) : undefined;

    return field && message ? [[field, message] as const] : [];
  });

  return Object.fromEntries(entries.reverse());
};

/** The body of an answer as JSON, or undefined when it is none or does not arrive in time. */
export const readBody = (response: Pick<Response, "json">): Promise<unknown> =>
  Promise.race([
    response.json().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), bodyPatience)),
  ]);

/** The entry's id, `data.id` of the answer (specification, section 3), where there is one. */
export const readId = (body: unknown): number | string | undefined => {
  const id = isRecord(body) && isRecord(body.data) ? body.data.id : undefined;

  return typeof id === "number" || typeof id === "string" ? id : undefined;
};

/** The error that a refusing answer means: its status decides, its body gives the words. */
export const errorOfAnswer = (
  status: number,
  body: unknown,
  retryAfter: string | null,
): SubmissionError => {
  const error: StrapiError = isRecord(body) && isRecord(body.error) ? body.error : {};
  const fields = fieldMessages(error);
  const details = { serverMessage: words(error.message), fields };

  if (status === 429) return busyError(retryAfter, details);
  if (status >= 500) return submissionError("broken", details);

  return submissionError(Object.keys(fields).length > 0 ? "invalid" : "refused", details);
};
