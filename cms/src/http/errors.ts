import type { Middleware } from "koa";

export type FieldError = { path: string[]; message: string; name: "ValidationError" };

type Extras = {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Why, in a word for the metrics; the status says it otherwise. */
  reason?: string;
  /** Facts for the caller's program, beside what is wrong with fields. */
  details?: Record<string, unknown>;
};

const reasons: Record<number, string> = {
  400: "invalid",
  408: "slow",
  413: "too_large",
  415: "media_type",
  422: "key_reused",
  429: "rate_limit",
  503: "unavailable",
};

/**
 * An error that the caller is told: its message is for a visitor to read. It
 * never repeats what was sent, which would be a way to put words, or markup,
 * into our responses.
 */
export class HttpError extends Error {
  readonly errors: FieldError[] | undefined;
  readonly headers: Record<string, string>;
  readonly reason: string | undefined;
  readonly details: Record<string, unknown>;

  constructor(
    readonly status: number,
    override readonly name: string,
    message: string,
    { errors, headers = {}, reason = reasons[status], details = {} }: Extras = {},
  ) {
    super(message);
    this.errors = errors;
    this.headers = headers;
    this.reason = reason;
    this.details = details;
  }
}

/** Extras of an error after which the rest of the request is not worth reading. */
export const closeConnection = { headers: { Connection: "close" } };

/** One thing wrong with one field; `message` says what is allowed there. */
export const fieldError = (field: string, message: string): FieldError => ({
  path: [field],
  message,
  name: "ValidationError",
});

/** An error that points at the fields that are wrong. */
export const invalidFields = (errors: FieldError[], reason = "invalid"): HttpError =>
  new HttpError(
    400,
    "ValidationError",
    errors.length === 1 && errors[0] ? errors[0].message : "Please correct the highlighted fields",
    { errors, reason },
  );

/** The response that asks a visitor for a proof of work (field `altcha`). */
export const invalidProof = (message = "A proof is required"): HttpError =>
  invalidFields([fieldError("altcha", message)], "proof_of_work");

/** The response that asks to try again: something is unavailable, or all places are taken. */
export const unavailable = (
  message: string,
  { seconds = 5, close = false }: { seconds?: number; close?: boolean } = {},
): HttpError =>
  new HttpError(503, "ServiceUnavailableError", message, {
    headers: { "Retry-After": String(seconds), ...(close && closeConnection.headers) },
  });

/** Where nobody knows more. */
export const tryAgain = "We couldn't process this right now. Please try again in a moment.";

/** An error's body in Strapi's shape: `{ data: null, error }`. */
export const bodyOf = ({ status, name, message, errors, details }: HttpError) => ({
  data: null,
  error: { status, name, message, details: errors ? { errors, ...details } : details },
});

/** Responds to an HttpError */
export const handleErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;

    ctx.state.refusal = error.reason;
    ctx.status = error.status;
    ctx.set(error.headers);
    ctx.body = bodyOf(error);
  }
};

export default () => handleErrors;
