// Spaces, control characters and invisible characters, such as zero-width spaces, soft hyphens,
// direction marks and the empty braille cell.
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** True if a value is missing, an empty list, or a text without visible characters. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && invisible.test(value)) ||
  (Array.isArray(value) && value.length === 0);
