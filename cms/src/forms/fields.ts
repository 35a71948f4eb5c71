/**
 * One field that a form may carry. `context` fields say where a message came
 * from, not what the visitor typed: what is unusable in them is left out, since
 * no visitor could mend it.
 */
export type Field = { name: string; context?: boolean } & (
  | {
      kind: "line" | "text";
      required?: string;
      min?: number;
      minMessage?: string;
      max: number;
      maxMessage?: string;
      pattern?: RegExp;
      patternMessage?: string;
      normalise?: (value: string) => string;
    }
  | { kind: "boolean"; byDefault: boolean }
  /** Taken, so that a caller need not filter what the IP lookup said, and not kept. */
  | { kind: "ignored" }
);

const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Name, with the limits and messages of the specification (section 5). */
export const fullName: Field = {
  name: "full_name",
  kind: "line",
  required: "Name is required",
  min: 3,
  minMessage: "Minimum 3 characters",
  max: 50,
  maxMessage: "Maximum 50 characters",
};

const wrongEmail = "Wrong email format";

/** A mail address, with the limits and messages of the specification (section 5). */
export const email = (name: string, normalise?: (value: string) => string): Field => ({
  name,
  kind: "line",
  required: "Email is required",
  min: 3,
  // The pattern's rule comes first there, and nothing shorter can match it.
  minMessage: wrongEmail,
  max: 50,
  maxMessage: "Maximum 50 characters",
  pattern: isEmail,
  patternMessage: wrongEmail,
  ...(normalise ? { normalise } : {}),
});

/**
 * A phone number with a leading plus, in digits as the site sends it or spaced
 * as people write it; a plus alone is an empty one. The specification (section 5)
 * limits it to 7 to 16 characters, the plus that is sent in front not counted.
 */
export const mobileNumber: Field = {
  name: "mobile_no",
  kind: "line",
  normalise: (value) => (value === "+" ? "" : value),
  min: 7,
  minMessage: "Minimum 7 digit",
  max: 17,
  maxMessage: "Maximum 16 digits",
  pattern: /^\+?[0-9 ()./-]{6,16}$/,
  patternMessage: "Only the digits of a phone number after a leading plus, at most 16",
};

/** The message, with the limit and messages of the specification (section 5). */
export const message = (required: boolean): Field => ({
  name: "message",
  kind: "text",
  ...(required ? { required: "Message is required" } : {}),
  max: 1000,
  maxMessage: "Maximum 1000 characters",
});

export const line = (name: string, max: number): Field => ({
  name,
  kind: "line",
  max,
  maxMessage: `Maximum ${max} characters`,
});

export const contextLine = (name: string, max: number, pattern?: RegExp): Field => ({
  name,
  kind: "line",
  context: true,
  max,
  ...(pattern ? { pattern } : {}),
});

export const ignored = (name: string): Field => ({ name, kind: "ignored", context: true });
