/** Quotes every line, so that none looks like part of our text. */
export const quote = (text: string) =>
  text.replace(/^|\r\n?|\n|[\v\f\u0085\u2028\u2029]/g, (end) => `${end && "\n"}> `);
