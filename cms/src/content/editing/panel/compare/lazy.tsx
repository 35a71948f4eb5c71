import { Loader } from "@strapi/design-system";

import { lazyPart } from "../../../../panel/lazy-part";

// They load the comparison of words, and the Markdown parser, only when they are needed.

/** The merge of two versions of a record. */
export const loadMerge = () => import("./merge");

/** The differences between two texts. */
export const LazyWordDifferences = lazyPart(
  async () => (await import("./WordDifferences")).WordDifferences,
);

/** Two versions of a record. */
export const LazyComparison = lazyPart(
  async () => (await import("./Comparison")).Comparison,
  <Loader />,
);
