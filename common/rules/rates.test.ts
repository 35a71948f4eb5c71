import { readContentModel } from "../content-model";

import { checkRecord } from "./check-record";

const model = readContentModel(process.cwd());

const rate = { label: "Gross salary", currency: "EUR", unit: "year", from: null, to: null };

const issuesOf = (name: string, fields: object) => {
  const type = model.types.find((one) => one.name === name);
  const issues = type ? checkRecord(model.components, type, { ...fields }) : [];

  return issues.filter(({ message }) => message === "Enter an amount or a note.");
};

it.each([
  ["no amount and no note", { note: null }, true],
  ["a blank note", { note: " " }, true],
  ["a note", { note: "On request" }, false],
  ["an amount of nothing", { to: 0 }, false],
  ["a lowest amount", { from: 60 }, false],
])("refuses or accepts a pay with %s", (_what, fields, isRefused) => {
  const issues = issuesOf("job-opening", { pay: { ...rate, ...fields } });

  expect(issues.map(({ path }) => path)).toEqual(isRefused ? [["pay", "from"]] : []);
});

it("names the rate of a list", () => {
  const issues = issuesOf("engagement", { models: [{ rates: [{ ...rate, from: 1 }, rate] }] });

  expect(issues).toMatchObject([{ path: ["models", "0", "rates", "1", "from"] }]);
});

it("accepts a job opening without pay", () => {
  expect(issuesOf("job-opening", { pay: null })).toEqual([]);
});
