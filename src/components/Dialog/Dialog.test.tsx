import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { mockDialog } from "../../testing/mock-dialog";

import { Dialog } from "./Dialog";

beforeAll(mockDialog);

const renderDialog = (open: boolean, onClose = jest.fn()) => {
  const view = render(
    <Dialog open={open} onClose={onClose} label="Settings">
      <button>First</button>
      <button>Last</button>
    </Dialog>,
  );

  return { ...view, onClose };
};

it("renders its content only while it is open", () => {
  renderDialog(false);
  expect(screen.queryByText("First")).not.toBeInTheDocument();
});

it("is a modal dialog with a name", () => {
  renderDialog(true);
  expect(screen.getByRole("dialog", { name: "Settings" })).toHaveAttribute("open");
});

it("calls onClose when the browser closes it", () => {
  const { onClose } = renderDialog(true);
  screen.getByRole<HTMLDialogElement>("dialog").close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

const inside = { clientX: 150, clientY: 150 };
const outside = { clientX: 20, clientY: 150 };

it.each([
  ["on a click outside", outside, outside, 1],
  ["not on a click inside its box", inside, inside, 0],
  ["not on a click that started inside, as when selecting text", inside, outside, 0],
  ["not on a click that ended inside", outside, inside, 0],
])("closes %s", (_, start, end, times) => {
  const { onClose } = renderDialog(true);
  const dialog = screen.getByRole("dialog");
  dialog.getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
  fireEvent(dialog, new MouseEvent("pointerdown", { bubbles: true, ...start }));
  fireEvent.click(dialog, end);
  expect(onClose).toHaveBeenCalledTimes(times);
});

it("does not close on Enter on a button", async () => {
  const { onClose } = renderDialog(true);
  screen.getByText("First").focus();
  await userEvent.keyboard("{Enter}");
  expect(onClose).not.toHaveBeenCalled();
});

it("keeps the focus inside with Tab", async () => {
  renderDialog(true);
  screen.getByText("Last").focus();
  await userEvent.tab();
  expect(screen.getByText("First")).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByText("Last")).toHaveFocus();
});

it("lets Tab reach a frame at its end", () => {
  render(
    <Dialog open onClose={jest.fn()} label="Calendar">
      <button>First</button>
      <a href="https://calendar.example/">Open it in a new tab</a>
      <iframe title="Calendar" />
    </Dialog>,
  );
  const link = screen.getByRole("link");
  link.focus();

  // False would mean that Tab goes elsewhere than the browser lets it.
  expect(fireEvent.keyDown(link, { key: "Tab" })).toBe(true);
});

it("leaves a group of radios by its checked one", async () => {
  render(
    <Dialog open onClose={jest.fn()} label="Settings">
      <button>First</button>
      <input type="radio" name="scheme" aria-label="Light" defaultChecked />
      <input type="radio" name="scheme" aria-label="Dark" />
    </Dialog>,
  );
  screen.getByRole("radio", { name: "Light" }).focus();
  await userEvent.tab();

  expect(screen.getByText("First")).toHaveFocus();
});
