import { readFileSync } from "node:fs";

import { unusedSettings } from "./question-settings";

type Condition = { visible: { in: [{ var: string }, string[]] } };
type Field = { enum?: string[]; conditions?: Condition };

const { attributes } = JSON.parse(readFileSync("cms/src/components/forms/field.json", "utf8")) as {
  attributes: Record<string, Field>;
};

it("has options of choices alone, and limits of numbers and texts", () => {
  expect(unusedSettings("choice")).toEqual(["min", "max"]);
  expect(unusedSettings("number")).toEqual(["options"]);
  expect(unusedSettings("checkbox")).toEqual(["options", "min", "max"]);
});

it.each(attributes.kind?.enum ?? [])(
  "hides the same fields in the panel for the kind %s",
  (kind) => {
    const hidden = Object.entries(attributes).flatMap(([name, { conditions }]) =>
      conditions && !conditions.visible.in[1].includes(kind) ? [name] : [],
    );

    expect(hidden).toEqual(unusedSettings(kind));
  },
);
