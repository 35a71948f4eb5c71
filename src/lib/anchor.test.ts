import { anchorOf } from "./anchor";

it.each([
  ["How it goes", "how-it-goes"],
  ["  What is hard & slow?  ", "what-is-hard-slow"],
  ["Übung 2: Größe", "übung-2-größe"],
  ["-- 10–24 weeks --", "10-24-weeks"],
])("the anchor of %j is %s", (title, anchor) => {
  expect(anchorOf(title)).toBe(anchor);
});
