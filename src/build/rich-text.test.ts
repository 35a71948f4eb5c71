/** @jest-environment jsdom */
import { markdownHtml } from "./rich-text";

describe("markdownHtml", () => {
  it("writes the HTML of headings, lists and links", () => {
    expect(markdownHtml("## Why\n\n- one\n- [two](/blog/)")).toBe(
      '<h2 id="why">Why</h2>\n<ul>\n<li>one</li>\n<li><a href="/blog/">two</a></li>\n</ul>\n',
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[click](javascript:alert(1))",
    "[click](JaVaScRiPt:alert(1))",
    "[click](data:text/html;base64,PHNjcmlwdD4=)",
    "![x](vbscript:msgbox)",
    "<a href='javascript:alert(1)'>x</a>",
    "```html\n<script>alert(1)</script>\n```",
    '```"><script>alert(1)</script>\na\n```',
  ])("leaves nothing that runs in %s", (text) => {
    const page = document.createElement("div");
    page.innerHTML = markdownHtml(text);

    expect(page.querySelector("script, img, [onerror], a")).toBeNull();
    expect(page).not.toBeEmptyDOMElement();
  });
});

it("gives headings an anchor to link to", () => {
  expect(markdownHtml("## What is *hard*")).toBe(
    '<h2 id="what-is-hard">What is <em>hard</em></h2>\n',
  );
});

it("fits the headings that an editor chose into the page", () => {
  const html = markdownHtml("# One\n\n#### Two\n\n# Three\n\nFour\n===\n\n### Five\n\n###### Six");
  const outline = [...html.matchAll(/<h(\d) id="(.+?)">.+?<\/h(\d)>/g)].map(
    ([, opened, anchor, closed]) => [opened, anchor, closed].join(" "),
  );

  expect(outline).toEqual(["2 one 2", "3 two 3", "2 three 2", "2 four 2", "3 five 3", "4 six 4"]);
});

it("gives no two headings one anchor, nor one that the page has itself", () => {
  const html = markdownHtml("## Why\n\n## Why\n\n## Why 2\n\n## Apply\n\n## Contact form\n\n## …");

  expect([...html.matchAll(/<h2(?: id="(.+?)")?>/g)].map(([, anchor]) => anchor)).toEqual([
    "why",
    "why-2",
    "why-2-2",
    "apply-2",
    "contact-form-2",
    undefined,
  ]);
});

it("lets the keyboard scroll code and tables that are wider than their place", () => {
  for (const code of ["```ts\nconst a = 1;\n```", "```\na\n```", "    indented"]) {
    expect(markdownHtml(code)).toMatch(/^<pre tabindex="0" role="group" aria-label="Code"><code/);
  }
  expect(markdownHtml("| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
    /^<div class="table" role="region" tabindex="0" aria-label="Table"><table>[^]*<\/table><\/div>/,
  );
});

const picture = { src: "/static/1/x.webp", width: 640, height: 480 };

it("shows a picture from where it is served, without moving the text around it", () => {
  const html = markdownHtml("![A desk](/uploads/x.png)", new Map([["/uploads/x.png", picture]]));

  expect(html).toBe(
    '<p><img src="/static/1/x.webp" alt="A desk" width="640" height="480" loading="lazy"></p>\n',
  );
});

it("says nothing of a picture that is decoration", () => {
  const html = markdownHtml(
    "![Decoration](/uploads/x.png)",
    new Map([["/uploads/x.png", picture]]),
  );

  expect(html).toContain('alt=""');
});

it("draws no picture that the site does not serve", () => {
  expect(() => markdownHtml("![](/uploads/x.png)")).toThrow(/uploads\/x\.png .* not downloaded/);
});

describe("a link to a video", () => {
  const address = "https://vimeo.com/123456";

  it("becomes a place to play it where it has a paragraph to itself", () => {
    expect(markdownHtml(`[Our *talk*](${address})`)).toBe(
      `<p class="video"><a href="${address}" data-player="https://player.vimeo.com/video/123456?autoplay=1&amp;dnt=1">Our <em>talk</em><span class="play">Play the video on Vimeo</span></a></p>\n`,
    );
  });

  it.each([
    `See [our talk](${address}).`,
    `[One](${address}) [other](${address})`,
    `- [Our talk](${address})`,
    `## [Our talk](${address})`,
    "[A page](https://example.com/)",
  ])("stays a link in %s", (text) => {
    expect(markdownHtml(text)).not.toContain("data-player");
  });
});
