import { render, screen } from "@testing-library/react";

import { RateList } from "./RateList";

const rate = (fields: Partial<Queries.RateFragment> = {}): Queries.RateFragment => ({
  label: "An audit",
  currency: "USD",
  from: 1900,
  to: 1900,
  unit: "project",
  note: null,
  sample: false,
  ...fields,
});

it.each([
  ["a price and its note", { note: "One report" }, ["$1,900 per project", "One report"]],
  ["a price without a note", {}, ["$1,900 per project"]],
  ["a note without a price", { from: null, to: null, note: "On request" }, ["On request"]],
])("shows %s, each on a line of its own", (_, fields, lines) => {
  render(<RateList rates={[rate(fields)]} />);

  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(lines);
});
