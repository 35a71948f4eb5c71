import { snippetLimits } from "../../common/text/page-title.ts";

import { detach } from "./detach.ts";
import { cutAtWord, firstSentences } from "./plain-text.ts";

/**
 * Creates a function that makes the texts for search engines, which are plain and may be too long. No
 * two records of an import get the same ones, which our site refuses.
 */
export const createUniqueSeo = () => {
  const used = { title: new Set<string>(), description: new Set<string>() };
  const unique = (name: keyof typeof used, text: string) => {
    let variant = detach(text);
    for (let number = 2; used[name].has(variant); number += 1) {
      variant = `${cutAtWord(text, snippetLimits[name] - 6)} (${number})`;
    }
    used[name].add(variant);

    return variant;
  };

  return (title: string, description: string) => ({
    title: unique("title", cutAtWord(title, snippetLimits.title)),
    description: unique("description", firstSentences(description, snippetLimits.description)),
  });
};
