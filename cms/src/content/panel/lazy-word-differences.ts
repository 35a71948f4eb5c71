import { lazy } from "react";

/** The differences between two texts; loads the comparison of words only when it is needed. */
export const LazyWordDifferences = lazy(async () => ({
  default: (await import("./WordDifferences")).WordDifferences,
}));
