import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { mockDialog } from "../../testing/mock-dialog";

import { Drawer } from "./Drawer";

beforeAll(mockDialog);

it("is a dialog named by its heading, with a button that closes it", async () => {
  const onClose = jest.fn();
  render(
    <Drawer open onClose={onClose} title="Tell us">
      <p>Content</p>
    </Drawer>,
  );
  expect(screen.getByRole("dialog", { name: "Tell us" })).toHaveTextContent("Content");
  expect(screen.getByRole("heading", { name: "Tell us" })).toBeVisible();

  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledTimes(1);
});
