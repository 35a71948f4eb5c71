import { JSDOM } from "jsdom";

import { listedPages, mainOf } from "../../src/build/built-pages";

import { alike } from "./overlap";
import { listedPaths, wordsOf } from "./site";

/** What many pages have by design: links with a few words of the page they lead to, forms and their bands, ways around. */
const repeated =
  "[data-repeated], li:has(h3 a[href^='/']), form, nav, #contact-form, #drawer, #apply, #application, #request";
/** Pages of lists have hardly a word of their own besides. */
const fewestWords = 100;

const ownWords = (main: string) => {
  const { document } = new JSDOM(main).window;
  for (const part of document.querySelectorAll(repeated)) part.remove();

  return wordsOf(document);
};

it("says nothing twice: all listed pages, without repeated links and forms", () => {
  const texts = listedPages("public", listedPaths)
    .map((page) => ({ path: page.path, text: ownWords(mainOf(page)) }))
    .filter(({ text }) => text.split(" ").length >= fewestWords);
  const isHire = (path: string) => path.startsWith("/hire/");

  expect(texts.length).toBeGreaterThan(100);
  // What hire pages may share is in hire-pages.test.ts.
  expect(alike(texts, 0.25).filter(([one, other]) => !(isHire(one) && isHire(other)))).toEqual([]);
});
