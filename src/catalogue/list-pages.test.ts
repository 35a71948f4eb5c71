import { longestShown, wordsOfPage } from "./list-pages";

const words = { title: "Delivery articles", description: "Scopes and handovers.", canonical: "x" };

describe("wordsOfPage", () => {
  it("gives the first page the record's own words, and further pages words of their own", () => {
    expect(wordsOfPage(words, 1)).toEqual(words);
    expect(wordsOfPage(words, 2)).toEqual({
      title: "Delivery articles, page 2",
      description: "Page 2. Scopes and handovers.",
    });
  });

  it.each([1, 2, 12])(
    "cuts off between words what search results would cut off on page %i",
    (page) => {
      const long = "Migrations, handovers and everything else that happens between people. ".repeat(
        3,
      );
      const { title, description } = wordsOfPage({ title: long, description: long }, page);

      expect(title).toMatch(/\w…(, page \d+)?$/);
      expect(title.length).toBeLessThanOrEqual(longestShown.title);
      expect(title.length).toBeGreaterThan(longestShown.title - 15);
      expect(description).toMatch(/\w…$/);
      expect(description.length).toBeLessThanOrEqual(longestShown.description);
    },
  );
});
