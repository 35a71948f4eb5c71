/** The start of the sessionStorage keys of drafts, which the page script looks for, too. */
export const draftPrefix = "draft:";
