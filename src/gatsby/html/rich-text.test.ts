/** @jest-environment jsdom */
import { renderMarkdown } from "./rich-text";

describe("renderMarkdown", () => {
  it("renders headings, lists and links", () => {
    expect(renderMarkdown("## Why\n\n- one\n- [two](/blog/)")).toBe(
      '<h2 id="why">Why</h2>\n<ul>\n<li>one</li>\n<li><a href="/blog/">two</a></li>\n</ul>\n',
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src=x onerror="alert(1)">',
    "[click](javascript:alert(1))",
    "[click](JaVaScRiPt:alert(1))",
    "[click](data:text/html;base64,PHNjcmlwdD4=)",
    "<a href='javascript:alert(1)'>x</a>",
    "```html\n<script>alert(1)</script>\n```",
    '```"><script>alert(1)</script>\na\n```',
  ])("leaves nothing executable in %s", (text) => {
    const page = document.createElement("div");
    page.innerHTML = renderMarkdown(text);

    expect(page.querySelector("script, img, [onerror], a")).toBeNull();
    expect(page).not.toBeEmptyDOMElement();
  });
});

it("renders forbidden links as text", () => {
  expect(renderMarkdown("[Our *blog*](blog), [this](//evil.example), [a page](/a/)")).toBe(
    '<p>Our <em>blog</em>, this, <a href="/a/">a page</a></p>\n',
  );
});

it("gives headings an id", () => {
  expect(renderMarkdown("## What is *hard*")).toBe(
    '<h2 id="what-is-hard">What is <em>hard</em></h2>\n',
  );
});

it("renumbers heading levels", () => {
  const html = renderMarkdown(
    "# One\n\n#### Two\n\n# Three\n\nFour\n===\n\n### Five\n\n###### Six",
  );
  const outline = [...html.matchAll(/<h(\d) id="(.+?)">.+?<\/h(\d)>/g)].map(
    ([, opened, anchor, closed]) => [opened, anchor, closed].join(" "),
  );

  expect(outline).toEqual(["2 one 2", "3 two 3", "2 three 2", "2 four 2", "3 five 3", "4 six 4"]);
});

it("gives headings unique ids that no template uses", () => {
  const html = renderMarkdown(
    "## Why\n\n## Why\n\n## Why 2\n\n## Apply\n\n## Result\n\n## Contact form\n\n## …",
  );

  expect([...html.matchAll(/<h2(?: id="(.+?)")?>/g)].map(([, anchor]) => anchor)).toEqual([
    "why",
    "why-2",
    "why-2-2",
    "apply-2",
    "result-2",
    "contact-form-2",
    undefined,
  ]);
});

it("makes code and tables focusable for scrolling", () => {
  for (const code of ["```ts\nconst a = 1;\n```", "```\na\n```", "    indented"]) {
    expect(renderMarkdown(code)).toMatch(/^<pre tabindex="0" role="group" aria-label="Code"><code/);
  }
  expect(renderMarkdown("| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
    /^<div class="table" role="region" tabindex="0" aria-label="Table"><table>[^]*<\/table><\/div>/,
  );
});

it("aligns table cells without inline styles", () => {
  const html = renderMarkdown("| a | b | c | d |\n|---|:--|:-:|--:|\n| 1 | 2 | 3 | 4 |");

  expect(html).not.toContain("style");
  expect([...html.matchAll(/<t[hd]\b.*?>/g)].flat()).toEqual(
    ["h", "d"].flatMap((cell) => [
      ...[`<t${cell}>`, `<t${cell}>`],
      ...[`<t${cell} class="m">`, `<t${cell} class="e">`],
    ]),
  );
});

const picture = { src: "/static/1/x.webp", width: 640, height: 480 };

it("renders an image with its URL and size", () => {
  const html = renderMarkdown("![A desk](/uploads/x.png)", new Map([["/uploads/x.png", picture]]));

  expect(html).toBe(
    '<p><img src="/static/1/x.webp" alt="A desk" width="640" height="480" loading="lazy"></p>\n',
  );
});

it("renders a decorative image with an empty alt text", () => {
  const html = renderMarkdown(
    "![Decoration](/uploads/x.png)",
    new Map([["/uploads/x.png", picture]]),
  );

  expect(html).toContain('alt=""');
});

it("renders the alt text that was validated", () => {
  const html = renderMarkdown(
    "![**A** `desk` ![and](/uploads/x.png) &amp; more](/uploads/x.png)",
    new Map([["/uploads/x.png", picture]]),
  );

  expect(html).toContain('alt="A desk and &amp; more"');
});

it("throws for an image that was not downloaded", () => {
  expect(() => renderMarkdown("![](/uploads/x.png)")).toThrow(/uploads\/x\.png .* not downloaded/);
});

describe("a link to a video", () => {
  const url = "https://vimeo.com/123456";

  it("becomes an embed if it is alone in its paragraph", () => {
    expect(renderMarkdown(`[Our *talk*](${url})`)).toBe(
      `<p class="video"><a href="${url}" data-player="https://player.vimeo.com/video/123456?autoplay=1&amp;dnt=1">Our <em>talk</em><span class="play">Play the video on Vimeo</span></a></p>\n`,
    );
  });

  it.each([
    ["https://vimeo.com/123456", "Vimeo", "https://player.vimeo.com/video/123456?autoplay=1&dnt=1"],
    ["https://youtu.be/a--_b_c_d-_", "YouTube", "/embed/a--_b_c_d-_?autoplay=1"],
    ["  https://www.youtube.com/watch?v=a--_b_c_d-_&t=10s ", "YouTube", "/embed/a--_b_c_d-_?"],
    ["<https://vimeo.com/123456>", "Vimeo", "https://player.vimeo.com/video/123456?"],
  ])("becomes an embed as a plain URL: %s", (text, host, player) => {
    const page = document.createElement("div");
    page.innerHTML = renderMarkdown(`Before.\n\n${text}\n\nAfter.`);
    const link = page.querySelector<HTMLElement>("p.video > a:only-child");

    expect(link?.textContent).toBe(`Play the video on ${host}`);
    expect(link?.getAttribute("href")).toBe(text.replace(/[<> ]/g, ""));
    expect(link?.dataset.player).toContain(player);
  });

  it.each([
    `See ${url}`,
    `${url}\n${url}`,
    `- ${url}`,
    `# ${url}`,
    `    ${url}`,
    "https://example.com/",
    `\\${url}`,
  ])("is not linked in %s", (text) => {
    expect(renderMarkdown(text)).not.toMatch(/data-player|<a/);
  });

  it.each([
    `See [our talk](${url}).`,
    `[One](${url}) [other](${url})`,
    `- [Our talk](${url})`,
    `## [Our talk](${url})`,
    "[A page](https://example.com/)",
  ])("stays a link in %s", (text) => {
    expect(renderMarkdown(text)).not.toContain("data-player");
  });
});
