import { canonicalEmail } from "../../text/email-address.ts";
import { hasInvisible } from "../../text/plain-text.ts";

/** The lengths of an email address in forms (docs/specification.md, section 9). */
export const emailLengths = { min: 3, max: 50 };

/** One email address; rejects separators and invisible characters, so lists fail. */
export const emailPattern =
  /^[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+@[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+\.[^\s@,;:<>()[\]"\\\u200b-\u200f\u2060]+$/;

export const wrongEmail = "Wrong email format";
export const invisibleInEmail = "The address has an invisible character. Please type it again";

/** The address of an answer as it is stored, or why it is none. */
export const readEmail = (text: string): { value: string } | { error: string } => {
  if (hasInvisible(text)) return { error: invisibleInEmail };
  const email = canonicalEmail(text);
  if (!email || !emailPattern.test(email)) return { error: wrongEmail };

  return email.length > emailLengths.max
    ? { error: `Maximum ${emailLengths.max} characters` }
    : { value: email };
};
