import { lazy } from "react";

// They load the comparison of words, and the Markdown parser, only when they are needed.

/** The merge of two versions of a record. */
export const loadMerge = () => import("./merge");

/** The differences between two texts. */
export const LazyWordDifferences = lazy(async () => ({
  default: (await import("./WordDifferences")).WordDifferences,
}));

/** Two versions of a record. */
export const LazyComparison = lazy(async () => ({
  default: (await import("./Comparison")).Comparison,
}));
