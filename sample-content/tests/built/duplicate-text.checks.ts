import { cataloguePages } from "../../../common/catalogue/pages";
import { attributesOf, builtFile, elementsOn, mainTextOf } from "../../../e2e/built/site";
import { sitemapPaths } from "../../../e2e/built/site-paths";

import { similarPairs } from "./duplicate-text";

/** The indexable pages of the sitemap, which are also those of the search. */
const indexedPaths = () =>
  sitemapPaths.filter(
    (path) =>
      builtFile(path) !== null &&
      elementsOn(path, "main").length > 0 &&
      !attributesOf(path, "meta[name=robots], meta[property=robots]", "content")[0]?.includes(
        "noindex",
      ),
  );

/** Repeated by design: links with a text about their page, forms and their sections, navigation. */
const repeated =
  "li:has(h3 a[href^='/']), form, nav, #contact-form, #documents, #apply, #application, #request";
/** List pages have hardly any other text. */
const minWords = 100;

describe("the site's text", () => {
  it("does not repeat across indexable pages, besides links and forms", () => {
    const texts = indexedPaths()
      .map((path) => ({ path, text: mainTextOf(path, `script, style, ${repeated}`) }))
      .filter(({ text }) => text.split(" ").length >= minWords);
    const isHire = (path: string) => path.startsWith("/hire/");

    expect(texts.length).toBeGreaterThan(100);
    // Hire pages share more text.
    expect(
      similarPairs(texts, 0.25).filter(([one, other]) => !(isHire(one) && isHire(other))),
    ).toEqual([]);
  });

  it("does not repeat on hire pages", () => {
    const texts = cataloguePages
      .filter(({ template }) => template === "hire")
      .map(({ path }) => ({ path, text: mainTextOf(path) }));

    expect(similarPairs(texts, 0.45)).toEqual([]);
  });
});
