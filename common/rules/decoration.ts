/** Alternative text by which editors mark decorative pictures. */
export const decorativeMarker = "Decoration";

/**
 * The value for `alt`: empty for decorative pictures, so that screen readers skip them (WCAG 2.2,
 * 1.1.1).
 */
export const alternativeTextFor = (text: unknown): string => {
  const trimmed = typeof text === "string" ? text.trim() : "";

  return trimmed.toLowerCase() === decorativeMarker.toLowerCase() ? "" : trimmed;
};
