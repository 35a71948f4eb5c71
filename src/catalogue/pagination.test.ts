import { snippetLimits } from "../../common/text/page-title";

import { metaForPage } from "./pagination";

const meta = {
  title: "Delivery articles",
  description: "Scopes and handovers.",
  canonical: "x",
  noindex: true,
};

describe("metaForPage", () => {
  it("keeps the record's texts on the first page, and adds the page number to further pages", () => {
    expect(metaForPage(meta, 1)).toEqual(meta);
    expect(metaForPage(meta, 2)).toEqual({
      title: "Delivery articles, page 2",
      description: "Page 2. Scopes and handovers.",
      noindex: true,
    });
  });

  it.each([1, 2, 12])(
    "shortens texts between words to the limits of search results on page %i",
    (page) => {
      const long = "Migrations, handovers and everything else that happens between people. ".repeat(
        3,
      );
      const { title, description } = metaForPage({ title: long, description: long }, page);

      expect(title).toMatch(/\w…(, page \d+)?$/);
      expect(title.length).toBeLessThanOrEqual(snippetLimits.title);
      expect(title.length).toBeGreaterThan(snippetLimits.title - 15);
      expect(description).toMatch(/\w…$/);
      expect(description.length).toBeLessThanOrEqual(snippetLimits.description);
    },
  );
});
