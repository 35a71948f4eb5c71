import { render, screen } from "@testing-library/react";

import { RateList, rateFacts } from "./RateList";

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

it("leaves out rates without an amount and a note, with their mark", () => {
  render(
    <RateList rates={[rate(), rate({ label: "None", from: null, to: null, sample: true })]} />,
  );

  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(["An audit"]);
  expect(screen.queryByText(/Sample/)).toBeNull();
});

it("is not rendered without a price", () => {
  const { container } = render(<RateList rates={[rate({ from: null, to: null })]} />);

  expect(container).toBeEmptyDOMElement();
});

it.each([
  ["a price and its note", { note: "One report" }, ["$1,900 per project", "One report"]],
  ["a price without a note", {}, ["$1,900 per project"]],
  ["a note without a price", { from: null, to: null, note: "On request" }, ["On request"]],
])("shows %s, each on a line of its own", (_, fields, lines) => {
  render(<RateList rates={[rate(fields)]} />);

  expect(screen.getAllByRole("definition").map(({ textContent }) => textContent)).toEqual(lines);
});

it("makes a fact of a rate that has a price", () => {
  expect(rateFacts(rate({ sample: true }))).toEqual([
    { label: "An audit", value: "$1,900 per project (sample figure)", note: null },
  ]);
  expect(rateFacts(rate({ from: null, to: null }))).toEqual([]);
  expect(rateFacts(null)).toEqual([]);
});
