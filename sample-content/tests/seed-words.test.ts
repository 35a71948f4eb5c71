import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";

import { parse } from "yaml";

const seed = "sample-content/records";

/** All texts of a record, one per line. */
const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(textOf).join("\n")
    : String(value);
const read = (file: string) => parse(readFileSync(join(seed, file), "utf8"));
const words = (...files: string[]) => files.map((file) => textOf(read(file))).join("\n");
const files = readdirSync(seed, { recursive: true, encoding: "utf8" }).filter(
  (file) => file.endsWith(".yaml") && file !== "pictures.yaml",
);

const numbers = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const toNumber = (text: string) =>
  /^\d+$/.test(text) ? Number(text) : numbers.indexOf(text.toLowerCase()) + 1;

/** The distinct numbers that a pattern's first group matches; 0 for other words. */
const found = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, number = ""]) => toNumber(number))),
];

describe("the seed is consistent about", () => {
  test("the retention of messages and applications, also with the settings", () => {
    const { LEADS_RETENTION_DAYS: days } = parseEnv(readFileSync(".env.example", "utf8"));
    const months = [Math.round((Number(days) / 365) * 12)];

    assert.deepEqual(found(words("privacy.yaml"), /(\w+) months after they arrive/g), months);
    assert.deepEqual(found(words("careers.yaml"), /keep it for (\w+) months/g), months);
    for (const place of [/(\w+) months after they arrive/g, /are deleted after (\w+) months/g]) {
      assert.deepEqual(found(words("security.yaml"), place), months);
    }
  });

  test("the response times of messages, portfolio requests and applications", () => {
    const openings = files.filter((file) => file.startsWith("job-opening"));
    const form = (file: string) => readFileSync(join("src/forms", file), "utf8");
    const reply = /(?<!about )\b(\w+) working days?/gi;

    for (const file of ["contactus.yaml", "aboutus.yaml", "home.yaml", "thankyou.yaml"]) {
      assert.deepEqual(found(words(file), reply), [1], file);
    }
    for (const text of [words("portfolio.yaml"), form("portfolio/PortfolioForm.tsx")]) {
      assert.deepEqual(found(text, reply), [2]);
    }
    const application = form("application/ApplicationForm.tsx");
    for (const text of [words("careers.yaml"), application, ...openings.map((o) => words(o))]) {
      assert.deepEqual(found(text, reply), [5]);
    }
  });

  for (const [what, pattern] of [
    ["the working days until a proposal", /about (\w+) working days/gi],
    ["the weeks from signing to the start", /(\w+) weeks of signing/gi],
    ["the weeks of the trial", /(?:trial period\n(?=\w+ weeks)|(?=\b\w+-week trial))(\w+)/gi],
    ["the months of notice", /\b(\w+) month(?:['’]s notice|, in writing| for the team)/gi],
    ["the weeks before a planned leave", /leave is announced (\w+) weeks ahead/gi],
    [
      "the days until an address that nobody confirms is deleted",
      /(?:delete the address within|that nobody confirms:) (\w+) days/gi,
    ],
    [
      "the hours shared each day",
      /(\w+) (?:hours or more of|or more hours inside|hours of overlap)/gi,
    ],
  ] as const) {
    test(what, () => {
      const places = files.filter((file) => found(words(file), pattern).length > 0);

      assert.ok(places.length > 1, "several records name it");
      assert.equal(found(words(...places), pattern).length, 1, places.join(", "));
    });
  }
});

test("clients and applicants read the same learning time", () => {
  const openings = files.filter((file) => file.startsWith("job-opening"));
  const promise = /half a day (?:a|in a full)\s+week/i;

  for (const file of ["careers.yaml", ...openings]) {
    if (/learning/i.test(words(file))) assert.match(words(file), promise, file);
  }
  // Hire pages show the terms of this record.
  const terms = words("engagement.yaml");
  assert.match(terms, /full time[^.;]+half a day a week\s+for learning, which is not billed/);
});

test("every hire page describes the first two weeks", () => {
  for (const file of files.filter((name) => name.startsWith("hire-page"))) {
    const { questions } = read(file) as { questions: { question: string; answer: string }[] };
    const [first] = questions.filter(({ question }) => question.includes("first two weeks"));
    const length = first?.answer.split(/\s+/).length ?? 0;

    assert.ok(length >= 90 && length <= 150, `${file}: ${length} words`);
  }
});

const daysOf = { day: 1, week: 5 };

/** Minimum and maximum of working days in "2–4 days" or "1 week, then as agreed"; 0 if it is ongoing. */
const duration = (text: string): [number, number] => {
  const [, least, most = least, unit] = text.match(/^(\d+)(?:–(\d+))? (day|week)s?\b/) ?? [];
  if (!unit) {
    assert.match(text, /^Ongoing/);

    return [0, 0];
  }
  const days = daysOf[unit as keyof typeof daysOf];

  return [Number(least) * days, Number(most) * days];
};

/** Minimum and maximum of weeks that have passed after each step. */
const weeksPassed = (steps: { duration: string }[]) => {
  let days: readonly [number, number] = [0, 0];

  return steps.map((step) => {
    const [least, most] = duration(step.duration);
    days = [days[0] + least, days[1] + most];

    return [days[0] / daysOf.week, days[1] / daysOf.week] as const;
  });
};

/** The last week in a text: "week 3 or 4", "10 working days". */
const lastWeek = (text: string) => {
  const [days = 0] = found(text, /(\w+) working days/g);
  const ordinals = text.replace(/\bfirst week\b/g, "week 1");
  const weeks = found(ordinals, /(\w+) weeks\b/g).concat(
    found(ordinals, /week (?:\w+ or )?(\w+)/g),
  );

  return Math.max(days / daysOf.week, ...weeks);
};

describe("the length and the first result of a service agree with its steps", () => {
  for (const file of files.filter((name) => name.startsWith("service-page"))) {
    test(file, () => {
      const { snapshot, process, seo } = read(file);
      const fact = (label: string): string =>
        snapshot.find((one: { label: string }) => one.label === label).value;
      const passed = weeksPassed(process);
      const rounded = passed.map((range) => range.map(Math.round).join("–"));
      const named = fact("Typical length").match(/\d+–\d+/g) ?? [];

      assert.equal(named.at(-1), rounded.at(-1), "the sum of all steps");
      for (const range of named) assert.ok(rounded.includes(range), `${range} ends no step`);

      const ends = passed.map(([, most]) => Math.ceil(most));
      const week = lastWeek(fact("First result"));
      assert.ok(week === 0 || ends.includes(week), `the first result: week ${week} ends no step`);
      assert.ok([0, week].includes(lastWeek(seo.description)), "the description agrees");
    });
  }
});
