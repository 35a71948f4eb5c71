import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import type * as Server from "react-dom/server";

import { DialogTrigger } from "./DialogTrigger";

// In jsdom, react-dom/server resolves to the browser build, which needs APIs that jsdom lacks.
const { renderToString } = jest.requireActual<typeof Server>("react-dom/server.node");

const onClick = jest.fn();
const button = (
  <DialogTrigger href="/site-index/" expanded={false} onClick={onClick}>
    Menu
  </DialogTrigger>
);

/** The link as built, before hydration. */
const renderStatic = () => {
  const root = document.createElement("div");
  root.innerHTML = renderToString(button);
  document.body.replaceChildren(root);

  return { root, link: screen.getByRole("link", { name: "Menu" }) };
};

describe("DialogTrigger", () => {
  beforeEach(() => onClick.mockReset());

  it("keeps its element and focus on hydration, and then calls back once per key press", async () => {
    const { root, link } = renderStatic();
    link.focus();
    act(() => void hydrateRoot(root, button));
    expect(screen.getByRole("button", { name: "Menu" })).toBe(link);
    expect(link).toHaveFocus();
    expect(onClick).not.toHaveBeenCalled();

    await userEvent.keyboard("{Enter}");
    expect(onClick).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(" ");
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  it("replays a click made before hydration", () => {
    // In development, React warns about the attribute that the page script has added.
    jest.spyOn(console, "error").mockImplementationOnce(() => undefined);
    const { root, link } = renderStatic();
    link.setAttribute("aria-busy", "true");
    act(() => void hydrateRoot(root, button));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(link).not.toHaveAttribute("aria-busy");
    expect(link).not.toHaveAttribute("data-replay-click");
  });
});
