import { readFileSync } from "node:fs";

import { isLight, isLightDrawing } from "./is-light";

it.each([
  ["#f8f8f8", true],
  ["#c8e8d8", true],
  ["#083848", false],
  ["#184848", false],
])("knows of %s whether it is light: %s", (color, light) => {
  expect(isLight(color)).toBe(light);
});

it("does not take what is no such color for light", () => {
  expect(isLight("")).toBe(false);
});

it("knows the light drawings by the color that they are drawn on", () => {
  const [, ground = ""] =
    /seafoam = "#(.{6})"/.exec(readFileSync("pictures/palette.ts", "utf8")) ?? [];
  // The dominant color of a picture is the middle of one of 16 steps of each channel.
  const rounded = ground.replace(/(.)./g, "$18");

  expect(isLightDrawing(`#${rounded}`)).toBe(true);
  expect(isLightDrawing("#f8f8f8")).toBe(false);
});
