import { dateIssue } from "./date";

const wrongDate = "Enter a date, for example 2026-01-31";

it.each([
  ["1900-01-01", undefined],
  ["2028-02-29", undefined],
  ["9999-12-31", undefined],
  ["0026-01-31", "Enter a year from 1900 on, with four digits"],
  ["1899-12-31", "Enter a year from 1900 on, with four digits"],
  ["12026-01-31", "Enter a year with four digits"],
  ["2026-02-31", wrongDate],
  ["2027-02-29", wrongDate],
  ["2026-13-01", wrongDate],
  ["2026-1-31", wrongDate],
  ["31.01.2026", wrongDate],
  ["-02026-01-31", wrongDate],
  ["", wrongDate],
])("the date %j has the issue %s", (text, issue) => {
  expect(dateIssue(text)).toBe(issue);
});
