import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { Dialog } from "./Dialog";

// jsdom knows the element and not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
});

const draw = (open: boolean, onClose = jest.fn()) => {
  const view = render(
    <Dialog open={open} onClose={onClose} label="Settings">
      <button>First</button>
      <button>Last</button>
    </Dialog>,
  );

  return { ...view, onClose };
};

it("draws its content only while it is open", () => {
  draw(false);
  expect(screen.queryByText("First")).not.toBeInTheDocument();
});

it("is a modal dialog with a name", () => {
  draw(true);
  expect(screen.getByRole("dialog", { name: "Settings" })).toHaveAttribute("open");
});

it("tells its owner when the browser closed it", () => {
  const { onClose } = draw(true);
  screen.getByRole<HTMLDialogElement>("dialog").close();
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("closes on a tap beside it and not on one inside", () => {
  const { onClose } = draw(true);
  fireEvent.click(screen.getByText("First"));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole("dialog"));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("lets Tab go round inside", async () => {
  draw(true);
  screen.getByText("Last").focus();
  await userEvent.tab();
  expect(screen.getByText("First")).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByText("Last")).toHaveFocus();
});
