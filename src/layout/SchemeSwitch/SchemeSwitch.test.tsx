import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { SchemeSwitch } from "./SchemeSwitch";
import { schemeKey } from "./scheme";

const root = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete root.dataset.scheme;
});

it("applies and stores the chosen color scheme", async () => {
  render(<SchemeSwitch />);
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();

  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(root.dataset.scheme).toBe("dark");
  expect(localStorage.getItem(schemeKey)).toBe("dark");
  expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
});

it("removes the stored choice when System is chosen", async () => {
  render(<SchemeSwitch />);
  await userEvent.click(screen.getByRole("radio", { name: "Light" }));
  await userEvent.click(screen.getByRole("radio", { name: "System" }));
  expect(root.dataset.scheme).toBeUndefined();
  expect(localStorage.getItem(schemeKey)).toBeNull();
});

it("switches if storage is forbidden", async () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  render(<SchemeSwitch />);
  await userEvent.click(screen.getByRole("radio", { name: "Light" }));
  expect(root.dataset.scheme).toBe("light");
  setItem.mockRestore();
});
