import { alike } from "./overlap";
import { wordsOf } from "./site";
import { indexedPaths } from "./site-paths";

/** Repeated by design: links with a text about their page, forms and their sections, navigation. */
const repeated =
  "li:has(h3 a[href^='/']), form, nav, #contact-form, #drawer, #apply, #application, #request";
/** List pages have hardly any text of their own. */
const fewestWords = 100;

describe("the site's text", () => {
  it("does not repeat across indexable pages, besides links and forms", () => {
    const texts = indexedPaths()
      .map((path) => ({ path, text: wordsOf(path, `script, style, ${repeated}`) }))
      .filter(({ text }) => text.split(" ").length >= fewestWords);
    const isHire = (path: string) => path.startsWith("/hire/");

    expect(texts.length).toBeGreaterThan(100);
    // hire-pages.checks.ts limits the shared text of hire pages.
    expect(alike(texts, 0.25).filter(([one, other]) => !(isHire(one) && isHire(other)))).toEqual(
      [],
    );
  });
});
