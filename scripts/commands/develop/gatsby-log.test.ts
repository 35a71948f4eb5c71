/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const log = (level: string, text: string, more: object = {}) => ({
  type: "LOG_ACTION",
  action: { type: "LOG", payload: { level, text, ...more } },
});
const status = (payload: string) => ({
  type: "LOG_ACTION",
  action: { type: "SET_STATUS", payload },
});

const program = `
  import { createGatsbyLog } from "./scripts/commands/develop/gatsby-log.ts";
  const printed = [];
  JSON.parse(process.argv[1]).forEach(createGatsbyLog((text) => printed.push(text.trim())));
  console.log(JSON.stringify(printed));
`;

/** The printed texts for messages of Gatsby. */
const printedFor = (...messages: object[]): string[] => {
  const args = ["--input-type=module", "--eval", program, JSON.stringify(messages)];

  return JSON.parse(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout);
};

const wrongField = (page: string) =>
  log(
    "ERROR",
    `Cannot query field "x".\n\n> 4 | ${page}\n    | ^\n\nIf you don't expect "x" to exist:\n\n- restart`,
    { filePath: resolve("src/pages", page), location: { start: { line: 4, column: 2 } } },
  );

it("prints no steps, heartbeats or success", () => {
  expect(
    printedFor(
      { type: "HEARTBEAT" },
      status("IN_PROGRESS"),
      log("INFO", "Loaded"),
      log("ACTIVITY_SUCCESS", "createPages"),
      status("SUCCESS"),
    ),
  ).toEqual([]);
});

it("prints an error and its location once for all affected pages, without general advice", () => {
  const [printed, ...others] = printedFor(wrongField("index.tsx"), wrongField("blog.tsx"));

  expect(printed).toMatch(/^error: src\/pages\/index\.tsx:4:2\nCannot query field "x"\./);
  expect(printed).not.toContain("restart");
  expect(others).toEqual([]);
});

it("prints a different error, and a warning", () => {
  expect(printedFor(log("ERROR", "One"), log("ERROR", "Two"), log("WARNING", "Three"))).toEqual([
    "error:\nOne",
    "error:\nTwo",
    "warning:\nThree",
  ]);
});

it("omits follow-up errors of an unparsable file, and of types that cannot be written", () => {
  const missing = log("ERROR", 'The fragment "Main" does not exist.');
  const types = log("ERROR", "There was an error while trying to generate TS types: 1 error");

  expect(printedFor(log("ERROR", "There was a problem parsing Hero.tsx"), missing)).toHaveLength(1);
  expect(printedFor(missing, types)).toHaveLength(1);
});

it("prints once that the site works again, and prints the same error if it recurs", () => {
  const error = log("ERROR", "One");

  expect(printedFor(error, status("SUCCESS"), status("SUCCESS"), error)).toEqual([
    "error:\nOne",
    "✓ the site works again",
    "error:\nOne",
  ]);
});
