import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { mockDialog } from "../../testing/mock-dialog";

import { Menu } from "./Menu";

/** The open menu of a phone. */
const show = () => {
  const onClose = jest.fn();
  render(<Menu open onClose={onClose} />);

  return onClose;
};

beforeAll(() => {
  mockDialog();
  window.matchMedia = jest.fn(() => Object.assign(new EventTarget(), { matches: false }) as never);
  // jsdom reports that it cannot navigate.
  window.addEventListener("click", (event) => event.preventDefault());
});

it.each([
  ["closes when a link is chosen", {}, 1],
  ["stays open when a link is opened in another tab with Ctrl", { ctrlKey: true }, 0],
  ["stays open when a link is opened in another tab with Command", { metaKey: true }, 0],
  ["stays open when a link is opened in another window with Shift", { shiftKey: true }, 0],
])("%s", (_what, keys, times) => {
  const onClose = show();
  fireEvent.click(screen.getByRole("link", { name: "Home" }), keys);

  expect(onClose).toHaveBeenCalledTimes(times);
});

it("returns to the line of a group with Back", async () => {
  show();
  const line = screen.getByRole("button", { name: "Industry" });
  await userEvent.click(line);
  expect(line).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));

  expect(line).toHaveAttribute("aria-expanded", "false");
  expect(line).toHaveFocus();
});
