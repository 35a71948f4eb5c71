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
  const ended = jest.fn();

  return { title, told, ended, ...createTextEditing(told, ended) };
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

it("a key that ends a text says which, so that the focus can go on from there", () => {
  const editing = drawTitle();
  for (const key of ["Enter", "Escape"]) {
    editing.begin(begin(words));
    const box = document.activeElement;
    box?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    expect(editing.ended).toHaveBeenLastCalledWith("hero.title");
  }
  editing.begin(begin(words));
  (document.activeElement as HTMLElement).blur();
  expect(editing.ended).toHaveBeenLastCalledWith(undefined);
});

it("an empty field of the page is not opened with a text: the form has another field there", () => {
  const editing = drawTitle();
  (editing.title.firstChild as Text).data = "‹Title›";
  doubleClick(editing.title, 0, 4);
  editing.begin(begin("The title of another section"));

  expect(editing.isEditing()).toBe(false);
  expect(editing.title).toHaveTextContent("‹Title›");
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

describe("the Tab key in a text", () => {
  /** Draws texts of fields, one after the other; one is on a button. */
  const drawPage = () => {
    document.body.innerHTML = `<h2></h2><nav><p></p></nav><button><span></span></button><h3></h3>`;
    const texts = { h2: "hero.title", p: "hero.title", span: "hero.action", h3: "cards.0.title" };
    for (const [tag, path] of Object.entries(texts)) {
      const text = vercelStegaCombine(`Words of ${path}`, { strapiSource: source(path) });
      document.querySelector(tag)?.append(text);
    }
    extractSources(document.body, documentId);
    const told = jest.fn();
    const editing = createTextEditing(told, () => undefined);
    doubleClick(document.querySelector("h2") as Element, 0, 5);
    editing.begin(begin("Words of hero.title"));

    return { ...editing, told };
  };
  const press = (init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent("keydown", { key: "Tab", cancelable: true, ...init });
    document.activeElement?.dispatchEvent(event);

    return event.defaultPrevented;
  };

  it("keeps it and asks for the next one, but no text of a button or of the same field", () => {
    const { told, begin: open } = drawPage();
    const box = document.activeElement as HTMLElement;
    box.textContent = "New";
    box.dispatchEvent(new Event("input"));

    expect(press()).toBe(true);
    expect(document.querySelector("h2")).toHaveTextContent("New");
    expect(told).toHaveBeenLastCalledWith({ type: "next", fields: ["cards.0.title"] });

    open({ ...begin("Words of cards.0.title"), field: "cards.0.title", label: "Heading" });

    expect(document.activeElement).toHaveAccessibleName("Heading");
    expect(document.activeElement?.parentElement?.tagName).toBe("H3");
    expect(selected()).toBe("Words of cards.0.title");
  });

  it("leaves the last text, and goes back with Shift", () => {
    const { told, begin: open } = drawPage();
    press();
    open({ ...begin("Words of cards.0.title"), field: "cards.0.title" });

    expect(press()).toBe(false);
    expect(press({ shiftKey: true })).toBe(true);
    expect(told).toHaveBeenLastCalledWith({ type: "next", fields: ["hero.title"] });
  });

  it("belongs to an input method while that composes a word", () => {
    const { isEditing } = drawPage();

    expect(press({ isComposing: true })).toBe(false);
    expect(isEditing()).toBe(true);
  });
});
