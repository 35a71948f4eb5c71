import { globSync, readFileSync } from "node:fs";

import { longestText } from "./texts.ts";

it("is the length of the longest text of all schemas", () => {
  const lengths = globSync("cms/src/{api/*/content-types/*/schema,components/*/*}.json").flatMap(
    (file) => {
      const { attributes } = JSON.parse(readFileSync(file, "utf8")) as {
        attributes: Record<string, { type: string; maxLength?: number }>;
      };

      return Object.values(attributes)
        .filter(({ type }) => type === "richtext")
        .map(({ maxLength }) => maxLength ?? Infinity);
    },
  );

  expect(Math.max(...lengths)).toBe(longestText);
});
