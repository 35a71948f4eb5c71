// Spaces of every width, controls, and what Unicode lets no program draw: a zero-width space, a
// soft hyphen, a mark of direction. An empty braille cell is drawn, as nothing.
const nothing = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a value says nothing: there is none, or a list is empty, or a text shows no sign. */
export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && nothing.test(value)) ||
  (Array.isArray(value) && value.length === 0);
