/** The type of the counts that are kept of erased leads. */
export const countUid = "api::lead-count.lead-count";
