import type { Middleware } from "koa";

export type FieldError = { path: string[]; message: string; name: "ValidationError" };

/**
 * Why a request is not served, in words that a visitor can read. It never
 * carries what the visitor sent: an echo would be a way to put words, or
 * markup, into our answers.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    override readonly name: string,
    message: string,
    readonly details: { errors?: FieldError[] } = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** A refusal that points at fields; `message` of a field says what is allowed there. */
export const refuseFields = (errors: FieldError[]): Refusal =>
  new Refusal(
    400,
    "ValidationError",
    errors.length === 1 && errors[0] ? errors[0].message : "Some fields need another look",
    { errors },
  );

export const fieldError = (field: string, message: string): FieldError => ({
  path: [field],
  message,
  name: "ValidationError",
});

/** Puts a refusal into Strapi's shape of errors: `{ data: null, error }`. */
export const answerRefusals: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;

    const { status, name, message, details, headers } = error;
    ctx.status = status;
    ctx.set(headers);
    ctx.body = { data: null, error: { status, name, message, details } };
  }
};
