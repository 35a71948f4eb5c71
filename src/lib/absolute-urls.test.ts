import { absolutizeUrls } from "./absolute-urls";

const siteUrl = "https://example.com";

describe("absolutizeUrls", () => {
  it.each([
    ['<a href="/blog/">Blog</a>', '<a href="https://example.com/blog/">Blog</a>'],
    ['<a href="/a/">A</a><a href="/b/">B</a>', /"https:\S+\/a\/".*"https:\S+\/b\/"/],
    ['<img src="/a.png">', '<img src="https://example.com/a.png">'],
    [
      '<img srcset="/a.png 1x, /b.png 2x,/c.png 3x">',
      '<img srcset="https://example.com/a.png 1x, https://example.com/b.png 2x,https://example.com/c.png 3x">',
    ],
  ])("prepends the site's URL in %s", (html, absolute) => {
    expect(absolutizeUrls(html, siteUrl)).toMatch(absolute);
  });

  it.each([
    '<a href="https://example.org/">Example</a>',
    '<a href="#top">Top</a>',
    '<img src="//example.org/a.png" srcset="//example.org/a.png 1x, //example.org/b.png 2x">',
    '<img srcset="https://example.org/a.png 1x, b/c.png 2x">',
    '<pre><code>&lt;a href="/blog/" srcset="/a.png 1x"&gt;</code></pre>',
    '<p title="/">and/or, "/"</p>',
  ])("does not change %s", (html) => {
    expect(absolutizeUrls(html, siteUrl)).toBe(html);
  });
});
