import { errors } from "@strapi/utils";

/** The trimmed text in a field of a body. @throws {errors.ValidationError} if it is too long. */
export const textField = (body: unknown, field: string, maxLength: number): string => {
  const { [field]: value } = body as Record<string, unknown>;
  // PostgreSQL stores no null characters.
  const text = typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
  if (text.length > maxLength) {
    throw new errors.ValidationError(`Shorten this text to ${maxLength} characters.`);
  }

  return text;
};
