import { render, screen, within } from "@testing-library/react";

import { JobOpeningList } from "./JobOpeningList";

const opening = {
  title: "Tester",
  slug: "tester",
  team: "Quality",
  place: "Remote",
  kind: "part-time",
  summary: "Find out how software fails.",
  lastDay: null,
  pay: {
    label: "Salary",
    currency: "EUR",
    from: 40_000,
    to: null,
    unit: "year",
    note: null,
    sample: false,
  },
};

it("links each opening, with facts whose dots never end a line, and an arrow", () => {
  render(<JobOpeningList title="Open positions" openings={[opening]} emptyMessage="None." />);
  const row = screen.getByRole("listitem");

  expect(within(row).getByRole("link", { name: "Tester" })).toHaveAttribute(
    "href",
    "/careers/tester/",
  );
  expect(row.querySelector("p")?.textContent).toBe(
    "Quality ·\u00A0Remote ·\u00A0Part-time ·\u00A0From €40,000 per year",
  );
  expect(row.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(1);
});

it.each([
  ["no pay", null],
  ["a pay without an amount and a note", { ...opening.pay, from: null }],
])("ends the facts of an opening with %s in no dot", (_what, pay) => {
  render(
    <JobOpeningList title="Open positions" openings={[{ ...opening, pay }]} emptyMessage="None." />,
  );

  expect(screen.getByText(/^Quality/).textContent).toBe("Quality ·\u00A0Remote ·\u00A0Part-time");
});
