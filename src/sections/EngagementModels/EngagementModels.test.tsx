import { render, screen } from "@testing-library/react";

import { EngagementModels } from "./EngagementModels";

it.each([0, 1])("shows the rates of an engagement model if it has any (%d)", (count) => {
  const terms = { title: "A heading", text: "Words.", included: { html: "<p>Words.</p>" } };
  const rate = { label: "Senior developer", currency: "USD", from: 60, to: 80, unit: "hour" };
  const rates = [{ ...rate, note: null, sample: true }].slice(0, count);
  render(<EngagementModels models={[{ ...terms, price: "By the month.", rates }]} />);

  expect(screen.getByText("By the month.")).toBeVisible();
  expect(screen.queryAllByText("$60–$80 per hour")).toHaveLength(count);
  expect(screen.queryAllByText("Sample figures, not an offer.")).toHaveLength(count);
});
