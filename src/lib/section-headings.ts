import { anchorOf } from "./anchor";
import type { Heading } from "./outline";

/** A section: the entries it shows, and its anchor if `Section` does not derive it from the title. */
type Listed = readonly [
  title: string,
  entries: readonly unknown[] | undefined,
  anchor?: string | undefined,
];

/**
 * The headings of a page's sections that have entries, with their anchors. A section without entries is
 * not rendered.
 */
export const sectionHeadings = (sections: readonly Listed[]): Heading[] =>
  sections
    .filter(([, entries]) => entries?.length)
    .map(([title, , anchor = anchorOf(title)]) => ({ title, anchor }));
