import { readFileSync } from "node:fs";

const text = readFileSync("docs/asvs.md", "utf8");
/** An item: one requirement, or several in a row (6.5.1–5), the state, and where to check it. */
const item = /^- (\d+\.\d+)\.(\d+)(?:–(\d+))? (\S+): ([^]+?)(?=\n- |\n\n|\n$)/gm;
const rows = [...text.matchAll(item)].flatMap(
  ([, section = "", first = "", last = first, state = "", where = ""]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => ({
      section,
      number: Number(first) + index,
      state,
      where,
    })),
);

/** The number of requirements of levels 1 and 2 in each section of ASVS 5.0. */
const sections: Record<string, number> = {
  "2.1": 3,
  "2.2": 3,
  "2.3": 4,
  "2.4": 1,
  "5.1": 1,
  "5.2": 3,
  "5.3": 2,
  "5.4": 3,
  "6.1": 3,
  "6.2": 12,
  "6.3": 4,
  "6.4": 4,
  "6.5": 5,
  "6.6": 3,
  "6.8": 4,
  "7.1": 3,
  "7.2": 4,
  "7.3": 2,
  "7.4": 5,
  "7.5": 2,
  "7.6": 2,
  "8.1": 2,
  "8.2": 3,
  "8.3": 1,
  "8.4": 1,
  "13.1": 1,
  "13.2": 5,
  "13.3": 2,
  "13.4": 5,
  "16.1": 1,
  "16.2": 5,
  "16.3": 4,
  "16.4": 3,
  "16.5": 3,
};

test("docs/asvs.md answers each requirement once, in order", () => {
  expect(rows.map(({ section, number }) => `${section}.${number}`)).toEqual(
    Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    ),
  );
  expect(
    rows.filter(({ state }) => !["met", "doc", "strapi", "setup", "no", "n/a"].includes(state)),
  ).toEqual([]);
});

test("docs/asvs.md names a test for each requirement that it calls met", () => {
  const isTest = /(\.(test|spec|checks|suite)\.tsx?)`|cms\/bench\/attack\.ts`/;

  expect(rows.filter(({ state, where }) => state === "met" && !isTest.test(where))).toEqual([]);
});
