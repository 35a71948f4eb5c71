import { waitFor } from "@testing-library/react";

import { fixCountryList } from "./fix-country-list";

/** The part of the package's markup that fixCountryList changes. */
const markup = `
  <input type="tel" value="+49">
  <div class="selected-flag" tabindex="0" title="Germany: + 49"></div>`;
const listMarkup = `
  <li role="option" data-country-code="de" class="country highlight"></li>
  <li role="option" data-country-code="fr" class="country"></li>`;

const root = document.createElement("div");
const at = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
const button = () => at(".selected-flag");
const option = (country: string) => at(`[data-country-code="${country}"]`);
const openList = () => {
  const list = document.createElement("ul");
  list.className = "country-list";
  list.tabIndex = -1;
  list.innerHTML = listMarkup;
  root.append(list);
  list.focus();

  return list;
};
const press = (key: string, target: HTMLElement = button()) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  target.dispatchEvent(event);

  return event;
};

describe("the package's country list", () => {
  let undo: () => void;
  const clicked = jest.fn();

  beforeEach(() => {
    root.innerHTML = markup;
    document.body.append(root);
    button().addEventListener("click", clicked.mockReset());
    undo = fixCountryList(root, "id");
  });
  afterEach(() => undo());

  it("has a button labeled with the country", async () => {
    expect(button()).toHaveAttribute("aria-label", "Country code: Germany");
    expect(button()).toHaveAttribute("aria-expanded", "false");

    button().title = "France: + 33";
    await waitFor(() => expect(button()).toHaveAttribute("aria-label", "Country code: France"));
    button().removeAttribute("title");
    await waitFor(() => expect(button()).toHaveAttribute("aria-label", "Country code"));
  });

  it("has a label, options outside the tab order and the highlighted option in aria-activedescendant", async () => {
    const list = openList();
    await waitFor(() => expect(list).toHaveAttribute("aria-label", "Country code"));

    expect(button()).toHaveAttribute("aria-expanded", "true");
    expect(list).toHaveAttribute("aria-activedescendant", "id-de");
    expect(option("de")).toHaveAttribute("aria-selected", "true");
    expect(option("fr")).toHaveAttribute("aria-selected", "false");
    expect(option("fr")).toHaveAttribute("id", "id-fr");
    expect(option("fr")).toHaveAttribute("tabindex", "-1");

    option("de").classList.remove("highlight");
    option("fr").classList.add("highlight");
    await waitFor(() => expect(list).toHaveAttribute("aria-activedescendant", "id-fr"));
    expect(option("de")).toHaveAttribute("aria-selected", "false");
  });

  it("returns focus to its button when it closes", async () => {
    const list = openList();
    await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "true"));
    list.remove();

    await waitFor(() => expect(button()).toHaveFocus());
  });

  it("does not move focus if it is elsewhere", async () => {
    const list = openList();
    await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "true"));
    at("input").focus();
    list.remove();
    await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "false"));

    expect(at("input")).toHaveFocus();
  });

  it.each([" ", "ArrowDown"])("opens when %j is pressed on its button", (key) => {
    const event = press(key);

    expect(clicked).toHaveBeenCalledTimes(1);
    expect(event.defaultPrevented).toBe(true);
  });

  it("ignores other keys, and keys pressed elsewhere", () => {
    expect(press("a").defaultPrevented).toBe(false);
    expect(press(" ", at("input")).defaultPrevented).toBe(false);

    expect(clicked).not.toHaveBeenCalled();
  });

  it("leaves keys to the package while it is open", async () => {
    openList();
    await waitFor(() => expect(button()).toHaveAttribute("aria-expanded", "true"));
    press("ArrowDown");

    expect(clicked).not.toHaveBeenCalled();
  });

  it("moves a caret inside the calling code behind it, and leaves other positions alone", () => {
    const input = at<HTMLInputElement>("input");
    input.setSelectionRange(0, 0);
    input.focus();
    expect(input.selectionStart).toBe(3);
    expect(input.selectionEnd).toBe(3);

    input.blur();
    input.setSelectionRange(1, 1);
    input.focus();
    expect(input.selectionStart).toBe(1);
  });

  it("is not changed anymore after cleanup", async () => {
    undo();
    press(" ");
    expect(clicked).not.toHaveBeenCalled();

    const input = at<HTMLInputElement>("input");
    input.setSelectionRange(0, 0);
    input.focus();
    expect(input.selectionStart).toBe(0);

    openList();
    await Promise.resolve();
    expect(button()).toHaveAttribute("aria-expanded", "false");
  });

  it("is not changed if there is no button", () => {
    expect(() => fixCountryList(document.createElement("div"), "id")()).not.toThrow();
  });
});
