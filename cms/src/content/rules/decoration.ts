/** What editors write as the alternative text of a picture that says nothing. */
export const decoration = "Decoration";

/**
 * The alternative text as browsers get it: none for decoration, so that screen readers pass
 * over it (WCAG 2.2, 1.1.1).
 */
export const alternativeFor = (text: unknown): string => {
  const words = typeof text === "string" ? text.trim() : "";

  return words.toLowerCase() === decoration.toLowerCase() ? "" : words;
};
