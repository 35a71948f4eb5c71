import { isRecord } from "../../common/is-record";
import { rateLimitError, submissionError, type SubmissionError } from "./submission-error";

/** The maximum wait for a response's body once its status is known, in milliseconds. */
const bodyTimeout = 2000;

const nonEmptyText = (value: unknown) =>
  typeof value === "string" && value.trim() ? value.trim() : undefined;

/** Strapi's validation errors as one message per field: the first, under the last name in its path. */
const fieldMessages = ({ details }: Record<string, unknown>) => {
  const errors = isRecord(details) && Array.isArray(details.errors) ? details.errors : [];
  const messages = errors.filter(isRecord).flatMap(({ path, message }) => {
    const field = Array.isArray(path) ? nonEmptyText(path.at(-1)) : undefined;
    const text = nonEmptyText(message);

    return field && text ? [[field, text] as const] : [];
  });

  return Object.fromEntries(messages.reverse());
};

/** A response's body; undefined if it is not JSON or does not arrive in time. */
export const readBody = (response: Pick<Response, "json">): Promise<unknown> =>
  Promise.race([
    response.json().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), bodyTimeout)),
  ]);

/** The submission's id, if the response has one (specification, section 3). */
export const readId = (body: unknown): number | string | undefined => {
  const id = isRecord(body) && isRecord(body.data) ? body.data.id : undefined;

  return typeof id === "number" || typeof id === "string" ? id : undefined;
};

/** The error for an unsuccessful response: the code from its status, the messages from its body. */
export const responseError = (
  status: number,
  body: unknown,
  retryAfter: string | null,
): SubmissionError => {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  const fields = fieldMessages(error);
  const details = { serverMessage: nonEmptyText(error.message), fields };

  if (status === 429) return rateLimitError(retryAfter, details);
  if (status === 422) return submissionError("changed", details);
  if (status >= 500) return submissionError("broken", details);

  return submissionError(Object.keys(fields).length > 0 ? "invalid" : "rejected", details);
};
