import { linkPattern, picturesIn } from "../../../common/rules/links";

import { readContentModel } from "../../../common/content-model";

it("finds every image in a text, with its rendered alternative text", () => {
  const text = "![a *b* `c`](/d.png)\n\n> [![e](/f.png)](javascript:g)\n\n`![h](i)`";

  expect(picturesIn(text)).toEqual([
    { url: "/d.png", text: "a b c" },
    { url: "/f.png", text: "e" },
  ]);
});

describe("linkPattern", () => {
  it("equals the CMS's", () => {
    const { components } = readContentModel(process.cwd());
    const href = components.get("shared.link")?.attributes.href?.pluginOptions;

    expect(new RegExp(href?.editor?.pattern?.regex ?? "").source).toBe(linkPattern.source);
  });

  it.each([
    "/",
    "/blog/?page=2#top",
    "#request",
    "http://a.example",
    "https://a.example/b",
    "mailto:a@b.example",
    "tel:+4930123",
  ])("accepts %s", (href) => {
    expect(href).toMatch(linkPattern);
  });
});
