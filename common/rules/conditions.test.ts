import { readFileSync } from "node:fs";

import { isVisible } from "./conditions";
import type { Attributes } from "./model";

const { attributes } = JSON.parse(readFileSync("cms/src/components/forms/field.json", "utf8")) as {
  attributes: Attributes;
};

const hiddenOf = (question: Record<string, unknown>) =>
  Object.keys(attributes).filter((name) => !isVisible(attributes[name] ?? {}, question));

it("shows a question options of choices alone, and limits of numbers and texts", () => {
  expect(hiddenOf({ kind: "choice" })).toEqual(["min", "max"]);
  expect(hiddenOf({ kind: "number" })).toEqual(["options"]);
  expect(hiddenOf({ kind: "checkbox" })).toEqual(["options", "min", "max"]);
});

it("hides nothing of a question without a kind", () => {
  expect([hiddenOf({}), hiddenOf({ kind: null })]).toEqual([[], []]);
});

it.each(attributes.kind?.enum ?? [])("hides only settings for the kind %s", (kind) => {
  const settings = ["options", "min", "max"];

  expect(hiddenOf({ kind }).filter((name) => !settings.includes(name))).toEqual([]);
});
