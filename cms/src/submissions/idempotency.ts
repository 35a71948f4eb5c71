import type { Form } from "../forms/forms";
import type { Values } from "../forms/validate";
import { HttpError } from "../http/errors";
import { sha256 } from "../lib/secrets";
import { contentHashOf } from "../uploads/claim";

/** Identifies one submission: the same key is the same submission, however often it arrives. */
export type SubmissionKey = { key: string; fingerprint: string };

/**
 * What the visitor sent: without where it came from, and for a file its content, since a
 * second try may have uploaded it again.
 */
const contentOf = (form: Form, values: Values): string =>
  JSON.stringify(
    form.fields
      .filter(({ context }) => !context)
      .map(({ name }) => {
        const value = values[name] ?? null;

        return [name, name === form.claims && value ? contentHashOf(String(value)) : value];
      }),
  );

/**
 * Reads the header Idempotency-Key (IETF draft-ietf-httpapi-idempotency-key-header).
 * The key is stored as a digest, with a fingerprint of what was sent under it.
 *
 * @returns undefined if none was sent.
 * @throws {HttpError} 400 for a key other than 8 to 128 letters, digits, - or _.
 */
export const readSubmissionKey = (
  header: string,
  form: Form,
  values: Values,
): SubmissionKey | undefined => {
  if (header === "") return undefined;
  if (!/^[\w-]{8,128}$/.test(header)) {
    throw new HttpError(
      400,
      "ValidationError",
      "Idempotency-Key must have 8 to 128 letters, digits, hyphens or underscores",
    );
  }

  return { key: sha256(`${form.name}:${header}`), fingerprint: sha256(contentOf(form, values)) };
};

/** For a key with another message: that one would be lost if it got the response of the first. */
export const reusedKey = () =>
  new HttpError(
    422,
    "UnprocessableEntityError",
    "A different message was already sent under this key. Please send it again as a new one.",
  );
