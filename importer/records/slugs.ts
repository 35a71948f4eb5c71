import { foldText } from "../../common/text/fold-text.ts";

import { decodedPath } from "../../common/paths/decoded-path.ts";

/** The length of the fields for slugs. */
const maxSlugLength = 120;

/** Shortens a slug, if possible after a whole word. */
const shorten = (slug: string, length: number) => {
  if (slug.length <= length) return slug;
  const cut = slug.slice(0, length + 1);
  const end = cut.lastIndexOf("-");

  return cut.slice(0, end > length / 2 ? end : length).replace(/[-/]+$/, "");
};

/**
 * The slug that an old one becomes: lowercase letters without accents, digits and single hyphens.
 * One in a script that has no such letters becomes the replacement.
 *
 * @param old a slug, also percent-encoded, or a title.
 */
export const toSlug = (old: string, replacement: string, length = maxSlugLength): string => {
  const folded = foldText(decodedPath(old)).replace(/['’]/g, "");
  const isForeign = /(?![a-z])\p{L}/u.test(folded);
  const slug = folded.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, "");

  return isForeign || slug === "" ? replacement : shorten(slug, length);
};

/** Returns the slug, or its first free variant: `-2`, `-3` and so on. */
export const freeSlug = (
  slug: string,
  isTaken: (slug: string) => boolean,
  length = maxSlugLength,
): string => {
  for (let number = 1; ; number += 1) {
    const end = number > 1 ? `-${number}` : "";
    const variant = shorten(slug, length - end.length) + end;
    if (!isTaken(variant)) return variant;
  }
};
