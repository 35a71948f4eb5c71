import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import type * as Server from "react-dom/server";

import { DialogTrigger } from "./DialogTrigger";

// jsdom would be given the server for browsers, which wants what jsdom has not.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const press = jest.fn();
const button = (
  <DialogTrigger href="/site-index/" expanded={false} onClick={press}>
    Menu
  </DialogTrigger>
);

/** The link as it was built, to which React has not come yet. */
const built = () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(button);
  document.body.replaceChildren(root);

  return { root, link: screen.getByRole("link", { name: "Menu" }) };
};

describe("a link that becomes a button", () => {
  beforeEach(() => press.mockReset());

  it("stays the same element with its focus when React comes, and is pressed once", async () => {
    const { root, link } = built();
    link.focus();
    act(() => void hydrateRoot(root, button));
    expect(screen.getByRole("button", { name: "Menu" })).toBe(link);
    expect(link).toHaveFocus();
    expect(press).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}");
    expect(press).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    expect(press).toHaveBeenCalledTimes(2);
  });

  it("acts on a press that was kept for it", () => {
    // React in development warns of the mark that the script in the head has made.
    jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
    const { root, link } = built();
    link.setAttribute("aria-busy", "true");
    act(() => void hydrateRoot(root, button));
    expect(press).toHaveBeenCalledTimes(1);
    expect(link).not.toHaveAttribute("aria-busy");
    expect(link).not.toHaveAttribute("data-replay-click");
  });
});
