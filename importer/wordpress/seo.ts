import { snippetLimits } from "../../common/text/page-title.ts";

import { detach } from "./detach.ts";
import type { ItemOutline } from "./export-types.ts";
import { cutAtWord, firstSentences, plainTitle } from "./plain-text.ts";

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

/**
 * Creates the texts for search engines. No two records of an import get the same ones, which our
 * site refuses.
 */
export const createSeo = () => {
  const used = { title: new Set<string>(), description: new Set<string>() };
  const unique = (name: keyof typeof used, text: string) => {
    let variant = detach(text);
    for (let number = 2; used[name].has(variant); number += 1) {
      variant = `${cutAtWord(text, snippetLimits[name] - 6)} (${number})`;
    }
    used[name].add(variant);

    return variant;
  };

  return (item: ItemOutline, title: string, excerpt: string) => ({
    title: unique(
      "title",
      cutAtWord(plainTitle(stored(item, titleKeys) ?? "") || title, snippetLimits.title),
    ),
    description: unique(
      "description",
      firstSentences(
        plainTitle(stored(item, descriptionKeys) ?? "") || excerpt,
        snippetLimits.description,
      ),
    ),
  });
};
