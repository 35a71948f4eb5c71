/** @jest-environment jsdom */
import { vercelStegaCombine } from "@vercel/stega";

import { createTextEditing } from "./edit-text";
import { extractSources } from "./source-markers";

const documentId = "a";
const words = "Plan the whole summer";

const source = (path: string) => String(new URLSearchParams({ documentId, path }));

/** Draws a page with a title, and sets up the editing of its texts. */
const drawTitle = () => {
  const title = document.createElement("h2");
  title.textContent = vercelStegaCombine(words, { strapiSource: source("hero.title") });
  document.body.replaceChildren(title);
  extractSources(document.body, documentId);
  const told = jest.fn();

  return { title, told, ...createTextEditing(told, () => undefined) };
};

/** Selects letters of an element, as the browser does on a double-click on a word. */
const doubleClick = (element: Element, from: number, to: number) => {
  const text = element.firstChild as Text;
  window.getSelection()?.setBaseAndExtent(text, from, text, to);
  element.dispatchEvent(new MouseEvent("dblclick", { bubbles: true, cancelable: true }));
};

const begin = (value: string) => ({
  type: "text" as const,
  field: "hero.title",
  label: "Title",
  value,
  isLong: false,
});

const selected = () => window.getSelection()?.toString();

it("a double-click opens a text in its place, with the word selected", () => {
  const editing = drawTitle();
  doubleClick(editing.title, 9, 14);
  expect(editing.told).toHaveBeenCalledWith({ type: "edit", field: "hero.title", inPage: true });

  editing.begin(begin(words));

  expect(selected()).toBe("whole");
  expect(document.activeElement).toHaveAccessibleName("Title");
});

it("the whole text is selected if the form has another one than the page", () => {
  const editing = drawTitle();
  doubleClick(editing.title, 9, 14);

  editing.begin(begin("Plan half a summer"));

  expect(selected()).toBe("Plan half a summer");
});

it("the whole text is selected if the selection reaches out of it", () => {
  const editing = drawTitle();
  const other = document.body.appendChild(document.createElement("p"));
  other.textContent = "Another";
  window
    .getSelection()
    ?.setBaseAndExtent(editing.title.firstChild as Text, 9, other.firstChild as Text, 3);
  editing.title.dispatchEvent(new MouseEvent("dblclick", { bubbles: true }));

  editing.begin(begin(words));

  expect(selected()).toBe(words);
});

it("Escape takes back what was typed, and Enter keeps it", () => {
  const editing = drawTitle();
  const type = (value: string, key: string) => {
    doubleClick(editing.title, 0, 4);
    editing.begin(begin(editing.title.textContent ?? ""));
    const box = document.activeElement as HTMLElement;
    box.textContent = value;
    box.dispatchEvent(new Event("input"));
    box.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  };

  type("Plan nothing", "Escape");
  expect(editing.title).toHaveTextContent(words);
  expect(editing.told).toHaveBeenLastCalledWith({
    type: "typed",
    field: "hero.title",
    value: words,
  });

  type("Plan it all", "Enter");
  expect(editing.title).toHaveTextContent("Plan it all");
  expect(editing.isEditing()).toBe(false);
});

/** Opens the title and types another one, as the panel is told. */
const typeTitle = (editing: ReturnType<typeof drawTitle>, value: string) => {
  doubleClick(editing.title, 0, 4);
  editing.begin(begin(words));
  const box = document.activeElement as HTMLElement;
  box.textContent = value;
  box.dispatchEvent(new Event("input"));

  return box;
};

it("a text stays open when a key saves it, and Escape goes back to what was saved", () => {
  const editing = drawTitle();
  const box = typeTitle(editing, "Plan it all");
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "s", ctrlKey: true }));
  expect(editing.isEditing()).toBe(true);
  box.textContent = "Plan it all twice";
  box.dispatchEvent(new Event("input"));
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

  expect(editing.title).toHaveTextContent("Plan it all");
  expect(editing.told).toHaveBeenLastCalledWith({
    type: "typed",
    field: "hero.title",
    value: "Plan it all",
  });
});

const refusal = { type: "refused", label: "Title", value: "Plan it all" };

it("a text that the panel refuses is closed, and all that was typed is told, once", () => {
  const editing = drawTitle();
  typeTitle(editing, "Plan it all");
  editing.told.mockClear();

  editing.refuse({ field: "hero.title" });
  editing.refuse({ field: "hero.title" });

  expect(editing.title).toHaveTextContent(words);
  expect(editing.isEditing()).toBe(false);
  expect(editing.told.mock.calls).toEqual([[refusal]]);
});

it("the words of a text that is refused after its end are told as well", () => {
  const editing = drawTitle();
  typeTitle(editing, "Plan it all").blur();
  expect(editing.title).toHaveTextContent("Plan it all");

  editing.refuse({ field: "hero.title" });

  expect(editing.title).toHaveTextContent(words);
  expect(editing.told).toHaveBeenLastCalledWith(refusal);
});

it("what was taken back before it is refused is not told", () => {
  const editing = drawTitle();
  const box = typeTitle(editing, "Plan it all");
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));

  editing.refuse({ field: "hero.title" });

  expect(editing.told).not.toHaveBeenCalledWith(refusal);
});
