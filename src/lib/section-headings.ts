import { anchorOf } from "./anchor";
import type { Heading } from "./outline";

/**
 * The headings of a page's sections that have entries, with the anchors that `Section` derives from titles.
 *
 * @param sections each with the entries it shows; a section without entries is not rendered.
 */
export const sectionHeadings = (
  sections: readonly (readonly [title: string, entries: readonly unknown[] | undefined])[],
): Heading[] =>
  sections
    .filter(([, entries]) => entries?.length)
    .map(([title]) => ({ title, anchor: anchorOf(title) }));
