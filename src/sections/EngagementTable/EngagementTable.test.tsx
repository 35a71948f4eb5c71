import { render, screen, within } from "@testing-library/react";

import { EngagementTable } from "./EngagementTable";

type Model = Queries.EngagementRowsFragment;

const model = (fields: Partial<Model> = {}): Model => ({
  title: "Dedicated developer",
  planning: "You, week by week",
  risk: "With you",
  billing: "Monthly",
  start: "Within two weeks",
  trial: "Two weeks",
  notice: "One month",
  bestFor: "Priorities that change",
  rates: [
    {
      label: "Developer",
      currency: "USD",
      from: 60,
      to: 80,
      unit: "hour",
      note: null,
      sample: true,
    },
  ],
  ...fields,
});

const rowHeads = () =>
  within(screen.getByRole("table"))
    .getAllByRole("rowheader")
    .map(({ textContent }) => textContent);

describe("EngagementTable", () => {
  it("compares the models term by term and links to the full terms", () => {
    render(
      <EngagementTable
        title="Models"
        models={[model(), model({ title: "Fixed-scope project" })]}
      />,
    );

    expect(screen.getByRole("table", { name: "Models" })).toBeVisible();
    expect(rowHeads()).toEqual([
      "Price",
      "Planning",
      "Delivery risk",
      "Billing",
      "Start",
      "Trial",
      "Notice",
      "Best for",
      "Full terms",
    ]);
    expect(screen.getByRole("row", { name: /^Price/ })).toHaveTextContent(
      "$60–$80 per hour (sample)",
    );
    expect(screen.getByRole("link", { name: "Terms: Fixed-scope project" })).toHaveAttribute(
      "href",
      "/engagement/#fixed-scope-project",
    );
  });

  it("has no row for a term that a model lacks", () => {
    render(
      <EngagementTable
        title="Models"
        models={[model(), model({ title: "B", risk: null, rates: [] })]}
      />,
    );

    expect(rowHeads()).not.toContain("Delivery risk");
    expect(rowHeads()).not.toContain("Price");
    expect(rowHeads()).toContain("Planning");
  });

  it("renders nothing without models", () => {
    const { container } = render(<EngagementTable title="Models" models={undefined} />);

    expect(container).toBeEmptyDOMElement();
  });
});
