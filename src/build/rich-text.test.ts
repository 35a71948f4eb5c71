import { markdownHtml } from "./rich-text";

describe("the HTML of an editor's Markdown", () => {
  it("gives headings an anchor to link to", () => {
    expect(markdownHtml("## What is *hard*")).toBe(
      '<h2 id="what-is-hard">What is <em>hard</em></h2>\n',
    );
  });

  it("lets the keyboard scroll code and tables that are wider than their place", () => {
    expect(markdownHtml("```ts\nconst a = 1;\n```")).toContain('<pre tabindex="0"><code');
    expect(markdownHtml("| a | b |\n|---|---|\n| 1 | 2 |")).toMatch(
      /^<div class="table" role="region" tabindex="0" aria-label="Table"><table>[^]*<\/table><\/div>/,
    );
  });

  it("shows HTML as the text it is, also in a heading's anchor", () => {
    const html = markdownHtml('## "><script>alert(1)</script>');
    expect(html).not.toContain("<script>");
    expect(html).toMatch(/^<h2 id="[a-z0-9-]+">/);
  });

  it("does not link to scripts", () => {
    expect(markdownHtml("[x](javascript:alert(1))")).not.toContain("href");
  });
});
