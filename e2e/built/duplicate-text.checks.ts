import { similarPairs } from "./duplicate-text";
import { mainTextOf } from "./site";
import { indexedPaths } from "./site-paths";

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
    // hire-pages.checks.ts limits the shared text of hire pages.
    expect(
      similarPairs(texts, 0.25).filter(([one, other]) => !(isHire(one) && isHire(other))),
    ).toEqual([]);
  });
});
