import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

import { mockDialog } from "../../testing/mock-dialog";

import { Menu } from "./Menu";
import { NarrowMenu } from "./NarrowMenu";
import { WideMenu } from "./WideMenu";

const content = {
  items: [
    { name: "Home", path: "/" },
    { name: "Industry", group: "industry" as const },
    { name: "Offers", links: [{ name: "Spring offer", path: "/spring-offer/" }] },
  ],
  details: [],
};

/** Opens the menu on a narrow screen. */
const renderMenu = () => {
  const onClose = jest.fn();
  render(<Menu content={content} open onClose={onClose} />);

  return onClose;
};

beforeAll(() => {
  mockDialog();
  window.matchMedia = jest.fn(() => Object.assign(new EventTarget(), { matches: false }) as never);
  // jsdom logs an error on navigation.
  window.addEventListener("click", (event) => event.preventDefault());
});

it.each([
  ["closes when a link is clicked", {}, 1],
  ["stays open when a link is opened in a new tab with Ctrl", { ctrlKey: true }, 0],
  ["stays open when a link is opened in a new tab with Command", { metaKey: true }, 0],
  ["stays open when a link is opened in a new window with Shift", { shiftKey: true }, 0],
])("%s", (_what, keys, times) => {
  const onClose = renderMenu();
  fireEvent.click(screen.getByRole("link", { name: "Home" }), keys);

  expect(onClose).toHaveBeenCalledTimes(times);
});

it("returns focus to a group's button with Back", async () => {
  renderMenu();
  const button = screen.getByRole("button", { name: "Industry" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(screen.getByRole("button", { name: "Back" }));

  expect(button).toHaveAttribute("aria-expanded", "false");
  expect(button).toHaveFocus();
});

it("shows the links of an editor's group", async () => {
  renderMenu();
  await userEvent.click(screen.getByRole("button", { name: "Offers" }));

  expect(screen.getByRole("link", { name: "Spring offer" })).toHaveAttribute(
    "href",
    "/spring-offer/",
  );
});

describe("two groups of one name", () => {
  const twins = {
    items: ["spring", "summer"].map((season) => ({
      name: "Offers",
      links: [{ name: `The ${season} offer`, path: `/${season}/` }],
    })),
    details: [],
  };

  it("open one at a time on large screens", async () => {
    render(<WideMenu {...twins} />);
    const [first, second] = screen.getAllByRole("button", { name: "Offers" });
    expect(screen.getAllByRole("link", { name: /offer/ })).toHaveLength(1);
    await userEvent.click(second as HTMLElement);

    expect(first).toHaveAttribute("aria-expanded", "false");
    expect(second).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByRole("link", { name: /offer/ })).toHaveAttribute("href", "/summer/");
  });

  it.each([
    ["large", WideMenu],
    ["small", NarrowMenu],
  ])("are no duplicates to React on %s screens", (_size, Items) => {
    const warn = jest.spyOn(console, "error").mockImplementation();
    render(<Items {...twins} />);

    expect(warn).not.toHaveBeenCalled();
  });
});
