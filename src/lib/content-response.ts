import { isRecord } from "./is-record";
import { busyError, submissionError, type SubmissionError } from "./submission-error";

/** How long to wait for a response's body once its status is known, in milliseconds. */
const bodyTimeout = 2000;

const textOf = (value: unknown) =>
  typeof value === "string" && value.trim() ? value.trim() : undefined;

/** Strapi's list of errors as messages by field: the first for each, by the last name in its path. */
const fieldMessages = ({ details }: Record<string, unknown>) => {
  const errors = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const messages = errors.filter(isRecord).flatMap(({ path, message }) => {
    const field = Array.isArray(path) ? textOf(path.at(-1)) : undefined;
    const text = textOf(message);

    return field && text ? [[field, text] as const] : [];
  });

  return Object.fromEntries(messages.reverse());
};

/** A response's body as JSON, or undefined when it is not JSON or does not arrive in time. */
export const readBody = (response: Pick<Response, "json">): Promise<unknown> =>
  Promise.race([
    response.json().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), bodyTimeout)),
  ]);

/** The entry's id, `data.id` of the response (specification, section 3), where there is one. */
export const readId = (body: unknown): number | string | undefined => {
  const id = isRecord(body) && isRecord(body.data) ? body.data.id : undefined;

  return typeof id === "number" || typeof id === "string" ? id : undefined;
};

/** The error for a response that is not a success: its status decides, its body has the messages. */
export const responseError = (
  status: number,
  body: unknown,
  retryAfter: string | null,
): SubmissionError => {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const fields = fieldMessages(error);
  const details = { serverMessage: textOf(error.message), fields };

  if (status === 429) return busyError(retryAfter, details);
  if (status === 422) return submissionError("changed", details);
  if (status >= 500) return submissionError("broken", details);

  return submissionError(Object.keys(fields).length > 0 ? "invalid" : "rejected", details);
};
