import { anchorOf, anchorsOf } from "./anchor";

it.each([
  ["How it goes", "how-it-goes"],
  ["  What is hard & slow?  ", "what-is-hard-slow"],
  ["Übung 2: Größe", "übung-2-größe"],
  ["-- 10–24 weeks --", "10-24-weeks"],
])("the anchor of %j is %s", (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});

it("gives headings with one title different anchors", () => {
  expect(anchorsOf(["Terms", "Terms", "Terms 2", "Data"])).toEqual([
    "terms",
    "terms-2",
    "terms-2-2",
    "data",
  ]);
});
