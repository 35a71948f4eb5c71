import { wrongLinks } from "./links";

const page = (text: string) => ({ path: "docs/a.md", text });

describe("links", () => {
  const other = {
    path: "docs/b.md",
    text: "# B\n\n## 1. Say “yes”, `or` no\n\n```\n# not a heading\n```\n",
  };
  const exists = (path: string) => ["docs/a.md", "docs/b.md", "README.md", "docs"].includes(path);
  const linksOf = (text: string) => wrongLinks(page(text), [page(text), other], exists);

  it("accepts files, folders, headings and URLs", () => {
    const text =
      "## Own\n[1](b.md) [2](../README.md) [3](b.md#1-say-yes-or-no) [4](#own) [5](https://a.test) [6](../docs/)";

    expect(linksOf(text)).toEqual([]);
  });

  it("rejects a file or a heading that is gone", () => {
    expect(
      linksOf("[1](c.md)\n[2](b.md#gone)\n[3](#gone)\n[4](b.md#not-a-heading)\n`[5](c.md)`"),
    ).toEqual([
      "docs/a.md:1: the link c.md leads to no file",
      "docs/a.md:2: the link b.md#gone leads to no heading",
      "docs/a.md:3: the link #gone leads to no heading",
      "docs/a.md:4: the link b.md#not-a-heading leads to no heading",
    ]);
  });
});

it("finds headings that are named after their page", () => {
  const one = page('\n## Errors of it\n\n`docs/a.md`, "Errors\nof it"; `docs/a.md`, "Gone"');

  expect(wrongLinks(one, [one], () => true)).toEqual([
    "docs/a.md:5: docs/a.md has no heading “Gone”",
  ]);
});
