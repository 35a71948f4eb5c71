import { anchorOf } from "./anchor";
import type { Heading } from "./outline";

/**
 * The parts of a page that are there, with the anchors that bands make of their titles.
 *
 * @param parts each with the entries it shows; a part without any is not drawn.
 */
export const partsOf = (
  parts: readonly (readonly [title: string, entries: readonly unknown[] | undefined])[],
): Heading[] =>
  parts
    .filter(([, entries]) => entries?.length)
    .map(([title]) => ({ title, anchor: anchorOf(title) }));
