/** True if an argument looks like an email address. */
export const isEmail = (text: string | undefined): text is string =>
  /^[^\s@]+@[^\s@]+$/.test(text ?? "");
