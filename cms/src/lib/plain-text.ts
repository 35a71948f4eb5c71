// Spaces and invisible characters (Unicode category Cf), which copied text brings along.
const edges = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Removes spaces and invisible characters at both ends. */
export const trimInvisible = (text: string): string => text.replace(edges, "");

/** True if a text has an invisible character. */
export const hasInvisible = (text: string): boolean => /\p{Cf}/u.test(text);
