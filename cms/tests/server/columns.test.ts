import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "node:test";

import { sourceFields } from "../../src/leads/forms/source";
import { project } from "../support/service";

type Attribute = {
  type: string;
  maxLength?: number;
  min?: number;
  max?: number;
  pluginOptions?: { editor?: object };
};

const attributes = globSync("src/{api/**/schema,components/**/*}.json", { cwd: project }).flatMap(
  (file) => {
    const schema = JSON.parse(readFileSync(join(project, file), "utf8")) as {
      attributes: Record<string, Attribute>;
    };

    return Object.entries(schema.attributes).map(([name, attribute]) => ({
      ...attribute,
      field: `${file} ${name}`,
    }));
  },
);

// SQLite stores any text and number, PostgreSQL refuses what does not fit.
describe("what a field accepts fits into its column of PostgreSQL", () => {
  const longest = 255;
  const highest = 2 ** 31 - 1;

  test("of a text in one line", () => {
    const texts = attributes.filter(({ type }) => ["string", "uid"].includes(type));
    assert.ok(texts.length > 100);
    const long = texts.filter(({ maxLength = 0 }) => maxLength > longest);

    assert.deepEqual(
      [
        ...long.map(({ field }) => field),
        ...sourceFields.filter((field) => "max" in field && field.max > longest),
      ],
      [],
    );
  });

  test("of a number that people enter", () => {
    const numbers = attributes.filter(
      ({ type, pluginOptions }) => type === "integer" && pluginOptions?.editor,
    );
    assert.ok(numbers.length > 5);
    const unlimited = numbers.filter(
      ({ min = -Infinity, max = Infinity }) => min < -highest || max > highest,
    );

    assert.deepEqual(
      unlimited.map(({ field }) => field),
      [],
    );
  });
});
