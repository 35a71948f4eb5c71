import { renderFeeds } from "./feeds";

const article = {
  slug: "retries",
  title: "Retries & <orders>",
  excerpt: "In short.",
  date: "2026-01-02",
  updatedAt: "2026-02-03T04:05:06.000Z",
  body: {
    html: '<p><a href="/blog/">All</a> <a href="https://b.example/">B</a></p><img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x"><code><span class="k">const</span> a</code>',
  },
  author: { name: "Ada" },
  category: { name: "Delivery" },
};
const texts = (changed: Partial<typeof article> | { author: null; category: null } = {}) =>
  renderFeeds(
    {
      record: { name: "Agency", description: "Builds." },
      blog: { updatedAt: "2026-01-01T00:00:00.000Z" },
      articles: { nodes: [{ ...article, ...changed }] },
    },
    "https://a.example",
  );

describe("renderFeeds", () => {
  it.each(["rss", "atom", "json"] as const)(
    "contains the full text with absolute URLs as %s",
    (format) => {
      const text = texts()[format].replaceAll('\\"', '"');

      expect(text).toContain("https://a.example/blog/retries/");
      expect(text).toContain('href="https://a.example/blog/"');
      expect(text).toContain('href="https://b.example/"');
      expect(text).toContain('src="https://a.example/a.jpg"');
      expect(text).toContain('srcset="https://a.example/a.jpg 1x, https://a.example/b.jpg 2x"');
      expect(text).toContain("<code>const a</code>");
      expect(text).toContain("Ada");
    },
  );

  it("has an article's dates of publication and last change", () => {
    const { items } = JSON.parse(texts().json) as { items: object[] };

    expect(items).toMatchObject([
      { date_published: "2026-01-02T00:00:00.000Z", date_modified: "2026-02-03T04:05:06.000Z" },
    ]);
  });

  it("is the same for the same content", () => {
    expect(texts()).toEqual(texts());
    expect(texts().atom).toContain("<updated>2026-02-03T04:05:06.000Z</updated>");
  });

  it.each(["rss", "atom", "json"] as const)(
    "has no characters that XML forbids as %s",
    (format) => {
      const forbidden = "\0\u0001\b\u000b\u001f\ufffe\ud800";
      const title = `Re${forbidden}tries\t😀`;
      const text = texts({ title, body: { html: `<p>A${forbidden}B</p>` } })[format];

      expect(text).not.toMatch(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u);
      expect(text).toMatch(/Retries(\t|\\t)😀/);
      expect(text).toContain("<p>AB</p>");
    },
  );

  it("works without an author and a category", () => {
    expect(texts({ author: null, category: null }).rss).not.toContain("Ada");
  });
});
