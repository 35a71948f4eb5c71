/** The id of the main element, the target of the skip link. */
export const contentId = "content";
