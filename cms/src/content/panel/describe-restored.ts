import type { RestoredRecord } from "../types";

/** What the panel says about a record that was brought back. */
export const describeRestored = ({ leftOut }: Pick<RestoredRecord, "leftOut">) =>
  leftOut.length === 0
    ? "The record is back as a draft. Publish it to show it on the website."
    : `The record is back as a draft, without ${new Intl.ListFormat("en").format(leftOut)}. Check these before you publish it.`;
