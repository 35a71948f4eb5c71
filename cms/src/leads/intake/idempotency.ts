import type { Form } from "../forms/forms";
import type { FormValues } from "../forms/validate";
import { validationError } from "../../server/http/errors";
import { sha256 } from "../../common/secrets";
import type { IdempotencyKey } from "../../server/proof-of-work/challenges";
import { contentHashOf } from "../cvs/claim";

/**
 * The submission's payload: without context fields, and with a file's content hash, because a retry
 * may have uploaded it again.
 */
const payloadOf = (form: Form, values: FormValues): string =>
  JSON.stringify(
    form.fields
      .filter(({ context }) => !context)
      .map(({ name }) => {
        const value = values[name] ?? null;

        return [name, name === form.claims && value ? contentHashOf(String(value)) : value];
      }),
  );

/**
 * Reads the header Idempotency-Key, as in the IETF's draft but unquoted.
 * The key is stored as a digest, with a hash of its payload.
 *
 * @returns undefined without the header.
 * @throws {HttpError} 400 for a key other than 8 to 128 letters, digits, - or _.
 */
export const readIdempotencyKey = (
  header: string,
  form: Form,
  values: FormValues,
): IdempotencyKey | undefined => {
  if (header === "") return undefined;
  if (!/^[\w-]{8,128}$/.test(header)) {
    throw validationError(
      "Idempotency-Key must have 8 to 128 letters, digits, hyphens or underscores",
    );
  }

  return { key: sha256(`${form.name}:${header}`), fingerprint: sha256(payloadOf(form, values)) };
};
