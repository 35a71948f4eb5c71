import { markdownPath, pagePaths } from "../../common/catalogue/paths";

import { violationsIfAny } from "./violations";
import { builtFile, elementsOn, textOf } from "./site";
import { listItemsOf, siteUrl } from "./site-paths";

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

    expect(violationsIfAny(withCode, rule)).toEqual([]);
  });

  it("has no highlighting in Markdown", () => {
    const rule = (path: string) => {
      const text = builtFile(markdownPath(path)) ?? "";
      const [block] = textOf(path, "main pre code");

      expect(text).toContain(`\`\`\`\n`);
      expect(text).toContain((block ?? "").trim());
    };

    expect(violationsIfAny(withCode, rule)).toEqual([]);
  });

  it("has no highlighting in the feeds", () => {
    const { items } = JSON.parse(builtFile("/feed.json") ?? "") as {
      items: { url: string; content_html: string }[];
    };
    const cases = items
      .map(({ url, content_html: html }) => ({ path: url.slice(siteUrl.length), html }))
      .filter(({ path }) => withCode.includes(path));
    const rule = ({ html }: (typeof cases)[number]) => {
      expect(html).toContain("<code class=");
      expect(html).not.toContain("<span");
    };

    expect(violationsIfAny(cases, rule)).toEqual([]);
  });
});
