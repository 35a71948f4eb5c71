import { createUniqueSeo } from "../records/unique-seo.ts";
import { plainTitle } from "../records/plain-text.ts";

import type { ItemOutline } from "./export-types.ts";

/** The keys under which plugins store a title, in the order of preference. */
const titleKeys = ["_yoast_wpseo_title", "rank_math_title", "_aioseo_title", "_aioseop_title"];

const descriptionKeys = [
  "_yoast_wpseo_metadesc",
  "rank_math_description",
  "_aioseo_description",
  "_aioseop_description",
];

/** Variables of Yoast (`%%title%%`), Rank Math (`%title%`) and All in One SEO (`#post_title`). */
const variable = /%%?[a-z][\w()-]*%|#[a-z]+_[a-z_]+/i;

const stored = ({ meta }: ItemOutline, keys: readonly string[]) =>
  keys.map((key) => meta[key]).find((value) => value && !variable.test(value));

/** True if Yoast or Rank Math, which stores a list of PHP, hides an item from search engines. */
const isHidden = ({ meta }: ItemOutline) =>
  meta["_yoast_wpseo_meta-robots-noindex"] === "1" ||
  (meta.rank_math_robots ?? "").includes('"noindex"');

/**
 * Creates what search engines get. No two records of an import get the same texts, which our
 * site refuses.
 */
export const createSeo = () => {
  const seoOf = createUniqueSeo();

  return (item: ItemOutline, title: string, excerpt: string) => ({
    ...seoOf(
      plainTitle(stored(item, titleKeys) ?? "") || title,
      plainTitle(stored(item, descriptionKeys) ?? "") || excerpt,
    ),
    ...(isHidden(item) && { noindex: true }),
  });
};
