import { render, screen } from "@testing-library/react";

import { SchemeSwitch } from "./SchemeSwitch";

const root = document.documentElement;

afterEach(() => void delete root.dataset.scheme);

it("shows the system's scheme by default", () => {
  render(<SchemeSwitch />);
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
});

it("shows the scheme that the page script has applied", () => {
  root.dataset.scheme = "dark";
  render(<SchemeSwitch />);
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
});
