import { markdownPath, pagePaths } from "../../common/catalogue/paths";

import { violationsOf } from "./violations";
import { builtFile, elementsOn, textOf } from "./site";
import { listItemsOf } from "./site-paths";

describe("code in articles", () => {
  const withCode = listItemsOf(pagePaths.blog).filter(
    (path) => elementsOn(path, "pre code").length > 0,
  );

  it("is highlighted by classes, and scrollable by keyboard", () => {
    const rule = (path: string) => {
      const blocks = elementsOn(path, "main pre");

      expect(blocks.not('[tabindex="0"]').toString()).toBe("");
      expect(blocks.find("[style]").toString()).toBe("");
      expect(blocks.not(":has(code > span[class])").toString()).toBe("");
    };

    expect(violationsOf(withCode, rule)).toEqual([]);
  });

  it("has no highlighting in Markdown", () => {
    const rule = (path: string) => {
      const text = builtFile(markdownPath(path)) ?? "";
      const [block] = textOf(path, "main pre code");

      expect(text).toContain(`\`\`\`\n`);
      expect(text).toContain((block ?? "").trim());
    };

    expect(violationsOf(withCode, rule)).toEqual([]);
  });

  it("has no highlighting in the feeds", () => {
    const { items } = JSON.parse(builtFile("/feed.json") ?? "") as {
      items: { content_html: string }[];
    };
    const code = items.filter(({ content_html: html }) => html.includes("<code class="));

    expect(code.length).toBeGreaterThan(5);
    expect(code.filter(({ content_html: html }) => html.includes("<span"))).toEqual([]);
  });
});
