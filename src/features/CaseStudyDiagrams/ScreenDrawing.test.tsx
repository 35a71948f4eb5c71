import { render, screen, within } from "@testing-library/react";

import { phones, screen as example } from "./examples";
import { ScreenDrawing } from "./ScreenDrawing";

const show = (drawn = example) => render(<ScreenDrawing screen={drawn} />);
const panel = (name: string) => within(screen.getByRole("group", { name }));
const textsOf = (elements: readonly HTMLElement[]) =>
  elements.map(({ textContent }) => textContent);

describe("ScreenDrawing", () => {
  it("is a figure with its caption, which contains the screen by its title", () => {
    show();
    const figure = within(screen.getByRole("figure", { name: example.caption ?? "" }));

    expect(
      figure.getByRole("group", { name: "Drawing of a screen: A screen with every panel" }),
    ).toHaveTextContent(/^A screen with every panel/);
  });

  it("shows a table with the headers of columns and rows", () => {
    show();
    const table = within(panel("A table").getByRole("table"));

    expect(textsOf(table.getAllByRole("columnheader"))).toEqual([
      "Your number",
      "Our part",
      "Status",
      "Quantity",
    ]);
    expect(textsOf(table.getAllByRole("rowheader"))).toEqual(["K 77 01", "K 77 20"]);
    expect(table.getByRole("row", { name: /^K 77 20/ })).toHaveTextContent(/Choose one ?6$/);
  });

  it.each([
    ["Figures", ["Lines", "60", "Found", "58", "To choose", "2"]],
    ["Bars", ["By reference", "390", "Open", "110"]],
    ["Fields", ["Serial number", "MX-2231", "Bought on", "December 31, 2024"]],
  ])("shows %s as terms with their values in order", (name, texts) => {
    show();
    const list = screen.getByRole("group", { name });
    const inOrder = [...list.querySelectorAll<HTMLElement>("dl dt, dl dd")];

    expect(textsOf(inOrder)).toEqual(texts);
  });

  it.each([
    ["A list", ["Covered until December 31", "Everything, 24 months ended"]],
    ["Buttons", ["Send to approver", "Save as a draft"]],
  ])("shows %s as items, none of them a control", (name, texts) => {
    show();

    expect(textsOf(panel(name).getAllByRole("listitem"))).toEqual(texts);
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("draws no share of a draft's bar without an amount, and the others as they are", () => {
    const rows = "Turnover | 1.200.000\nBought | 31.12.2024\nHalf | 600,000";
    const panels = [
      {
        ...(example.panels[0] as (typeof example.panels)[0] & object),
        kind: "bars",
        rows,
        title: "Shares",
      },
    ];
    show({ ...example, panels });
    const bars = screen
      .getByRole("group", { name: "Shares" })
      .querySelectorAll<HTMLElement>("dl > div");

    expect([...bars].map(({ style }) => style.getPropertyValue("--share"))).toEqual([
      "1",
      "0",
      "0.5",
    ]);
  });

  it("emphasizes exactly the marked lines", () => {
    show();

    expect(textsOf(screen.getAllByRole("strong"))).toEqual([
      "2",
      ...["K 77 20", "FT-1020 or FT-9020", "Choose one", "6"],
      "Covered",
      "110",
    ]);
  });

  it("draws bars in proportion to their amounts", () => {
    const rows = "a | 2,000 h\nb | 500 h\nc | 0 h";
    show({ ...example, panels: [{ kind: "bars", title: "Hours", rows, half: false }] });
    const shares = panel("Hours")
      .getAllByRole("definition")
      .map((amount) => amount.parentElement?.style.getPropertyValue("--share"));

    expect(shares).toEqual(["1", "0.25", "0"]);
  });

  it("draws a phone for each panel, with the panel's title or else the screen's", () => {
    const [first, ...others] = phones.panels;
    show({ ...phones, panels: [{ ...first, title: null } as typeof first & object, ...others] });
    const { children } = screen.getByRole("group", { name: "Drawing of a screen: Phones" });

    expect([...children].map(({ firstChild }) => firstChild?.textContent)).toEqual([
      "Phones",
      "Bars",
      "Fields",
    ]);
  });
});
