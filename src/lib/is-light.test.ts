import { readFileSync } from "node:fs";

import { isLight, isLightDrawing } from "./is-light";

it.each([
  ["#f8f8f8", true],
  ["#c8e8d8", true],
  ["#083848", false],
  ["#184848", false],
  ["#f85858", true],
  ["#7878f8", true],
  ["#7878a8", false],
])("isLight(%s) is %s", (color, light) => {
  expect(isLight(color)).toBe(light);
});

it("isLight is false without a color", () => {
  expect(isLight("")).toBe(false);
});

it("recognizes light drawings by their background color", () => {
  const [, ground = ""] =
    /seafoam = "#(.{6})"/.exec(readFileSync("pictures/palette.ts", "utf8")) ?? [];
  // The dominant color of an image is rounded to the middle of one of 16 steps per channel.
  const rounded = ground.replace(/(.)./g, "$18");

  expect(isLightDrawing(`#${rounded}`)).toBe(true);
  expect(isLightDrawing("#f8f8f8")).toBe(false);
});
