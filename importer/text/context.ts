import type { Footnote } from "./footnotes.ts";
import type { Losses } from "./losses.ts";

/** A picture that a text shows. */
export type FoundPicture = { url: string; name: string; alternativeText: string };

/** What the conversion of one post knows, and what it finds. */
export type Context = {
  pictureName: (url: string, alternativeText: string) => string | undefined;
  linkFor: (url: string) => string;
  notes: readonly Footnote[];
  losses: Losses;
  pictures: FoundPicture[];
};
