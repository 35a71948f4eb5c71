import { render, screen } from "@testing-library/react";

import { point } from "../../testing/content";

import { FitComparison } from "./FitComparison";

it.each([
  ["goodFits", "Choose Vue when", "Choose something else when"],
  ["poorFits", "Choose something else when", "Choose Vue when"],
])("a comparison with only %s has one column", (prop, shown, omitted) => {
  render(<FitComparison title="A heading" choice="Vue" {...{ [prop]: [point()] }} />);

  expect(screen.getByRole("heading", { name: shown })).toBeVisible();
  expect(screen.queryByRole("heading", { name: omitted })).not.toBeInTheDocument();
});
