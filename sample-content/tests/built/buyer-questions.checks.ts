import { chapterPath, dedicatedPath, hirePath, pagePaths } from "../../../common/catalogue/paths";
import { technologies } from "../../../common/catalogue/technologies";
import { builtFile, linksOn, mainTextOf } from "../../../e2e/built/site";
import { violationsOf } from "../../../e2e/built/violations";

const hire = hirePath(technologies[0]);
const absence = chapterPath("time-zones-and-holidays");

/** Buyers' questions, the page with the answer, and a pattern of the answer. */
const facts = [
  ["What does a trial cost me?", pagePaths.engagement, /pay only for the days worked/],
  ["What notice do I give?", pagePaths.engagement, /Notice\s?One month, in writing/],
  ["How is a price set?", pagePaths.engagement, /How we set a price.+decide it/],
  ["How fast can a developer start?", hire, /Start within\s?Two weeks of signing/],
  ["Who owns the code?", dedicatedPath, /Who owns the code and the designs\?\s?You do\./],
  ["Who replaces a developer?", dedicatedPath, /we offer a replacement/],
  ["Is there a DPA?", pagePaths.security, /Data processing agreement\s?Yes, there is one/],
  ["Where is data stored?", pagePaths.security, /Where data is stored.+content service/],
  ["Which hours do we share?", absence, /at least four hours of overlap/],
  ["When are you closed?", absence, /public holidays of the country they live in/],
] as const;

/** The number of clicks from the home page to each page, up to two. */
const clicksFromHome = () => {
  const clicksTo = new Map<string, number>([[pagePaths.home, 0]]);
  for (const clicks of [1, 2]) {
    for (const page of [...clicksTo.keys()]) {
      if (builtFile(page) === null || !page.endsWith("/")) continue;
      for (const link of linksOn(page, "body")) {
        if (!clicksTo.has(link)) clicksTo.set(link, clicks);
      }
    }
  }

  return clicksTo;
};

describe("buyers' ten questions", () => {
  it("are answered at most two clicks from home", () => {
    const clicksTo = clicksFromHome();
    const cases = facts.map(([_question, path, answer]) => ({ path, answer }));
    const rule = ({ path, answer }: (typeof cases)[number]) => {
      expect(clicksTo.get(path)).toBeLessThanOrEqual(2);
      expect(mainTextOf(path)).toMatch(answer);
    };

    expect(violationsOf(cases, rule)).toEqual([]);
  });
});
