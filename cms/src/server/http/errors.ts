import type { Middleware } from "koa";

export type FieldError = { path: string[]; message: string; name: "ValidationError" };

type Options = {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Label of the metrics; derived from the status by default. */
  reason?: string;
  /** Machine-readable facts besides the field errors. */
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
 * An error whose message is sent to the client. Messages never echo input, which could inject text
 * or markup into responses.
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
    { errors, headers = {}, reason = reasons[status], details = {} }: Options = {},
  ) {
    super(message);
    this.errors = errors;
    this.headers = headers;
    this.reason = reason;
    this.details = details;
  }
}

/** Closes the connection instead of reading the rest of the body. */
export const closeConnection = { headers: { Connection: "close" } };

/** An error of one field; `message` states what is allowed. */
export const fieldError = (field: string, message: string): FieldError => ({
  path: [field],
  message,
  name: "ValidationError",
});

/** A 400. */
export const validationError = (message: string, options?: Options): HttpError =>
  new HttpError(400, "ValidationError", message, options);

/** A 400 with the errors of fields. */
export const invalidFields = (errors: FieldError[], reason = "invalid"): HttpError =>
  validationError(
    errors.length === 1 && errors[0] ? errors[0].message : "Please correct the highlighted fields",
    { errors, reason },
  );

/** A 400 that requests a proof of work (field `altcha`). */
export const invalidProof = (message = "A proof is required"): HttpError =>
  invalidFields([fieldError("altcha", message)], "proof_of_work");

/** A 409: the state of what the request is about does not allow it. */
export const conflict = (message: string, options?: Options): HttpError =>
  new HttpError(409, "ConflictError", message, options);

/** A 503 with Retry-After. */
export const unavailable = (message: string, headers: Record<string, string> = {}): HttpError =>
  new HttpError(503, "ServiceUnavailableError", message, {
    headers: { "Retry-After": "5", ...headers },
  });

/** The message of failures that a client cannot fix. */
export const tryAgainMessage = "We couldn’t process this right now. Please try again in a moment.";

/** An error's body in Strapi's shape: `{ data: null, error }`. */
export const errorBody = ({ status, name, message, errors, details }: HttpError) => ({
  data: null,
  error: { status, name, message, details: errors ? { errors, ...details } : details },
});

/** Turns an HttpError into a response. */
export const handleErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;

    ctx.state.refusal = error.reason;
    ctx.status = error.status;
    ctx.set(error.headers);
    ctx.body = errorBody(error);
  }
};

export default () => handleErrors;
