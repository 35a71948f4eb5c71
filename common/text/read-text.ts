import { trimInvisible } from "./plain-text.ts";

// Control characters (Unicode category Cc): PostgreSQL cannot store U+0000, and a line break in a
// single line could inject an email header. Texts may have tabs and line breaks.

const controlInLine = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const allControlsInLine = new RegExp(controlInLine, "g");

const controlInText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;
/** A lone surrogate: cannot be stored as UTF-8. */
const loneSurrogate = /\p{Surrogate}/u;

/** Bidirectional control characters, which also affect text around them (Unicode UAX #9). */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A line that an editor typed, such as an option, in the form that {@link readText} gives it when it
 * comes back.
 */
export const readLine = (raw: string): string =>
  trimInvisible(raw.replace(directionMarks, "").replace(allControlsInLine, " "));

/**
 * The text that a visitor typed, as it is stored: without spaces and invisible characters at its
 * ends, and without marks of direction.
 *
 * @param type `text` may have line breaks, `line` may not.
 */
export const readText = (
  raw: unknown,
  type: "line" | "text",
): { text: string } | { error: string } => {
  if (typeof raw !== "string") return { error: "This must be text" };
  const text = trimInvisible(raw.replace(directionMarks, ""));
  const controls = type === "line" ? controlInLine : controlInText;

  return controls.test(text) || loneSurrogate.test(text)
    ? { error: "This contains characters that cannot be used here" }
    : { text };
};
