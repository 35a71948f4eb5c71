import { listOf } from "../../../panel/list-of";

import type { RestoredRecord } from "../../types";

/** What the panel says about a record that was brought back. */
export const describeRestored = ({ leftOut, address }: Omit<RestoredRecord, "documentId">) => {
  const sentences =
    leftOut.length > 0
      ? [
          `The record is back as a draft, without ${listOf(leftOut)}.`,
          "Check these before you publish it.",
        ]
      : ["The record is back as a draft."];
  const next =
    address ?? (leftOut.length === 0 ? "Publish it to show it on the website." : undefined);

  return [...sentences, ...(next ? [next] : [])].join(" ");
};
