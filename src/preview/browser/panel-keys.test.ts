/** @jest-environment jsdom */
import { panelKeyOf } from "./panel-keys";

/** What the panel presses for a key that is pressed in an element of the page. */
const press = (html: string, key: string, keys: KeyboardEventInit = { ctrlKey: true }) => {
  document.body.innerHTML = html;
  let found: ReturnType<typeof panelKeyOf>;
  const listen = (event: KeyboardEvent) => (found = panelKeyOf(event));
  document.addEventListener("keydown", listen, { once: true });
  document.body.firstElementChild?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, ...keys }),
  );

  return found;
};

const typedIn = [
  "<input>",
  "<textarea></textarea>",
  "<select></select>",
  `<p contenteditable="plaintext-only"></p>`,
];

it("keys that save, undo and redo are for the panel", () => {
  for (const key of ["s", "Enter", "z", "y"]) {
    expect(press("<p></p>", key)).toEqual({ key, shift: false });
  }
  expect(press("<p></p>", "Z", { metaKey: true, shiftKey: true })).toEqual({
    key: "Z",
    shift: true,
  });
  expect(press("<p></p>", "z", {})).toBeUndefined();
  expect(press("<p></p>", "b")).toBeUndefined();
});

it.each(typedIn)("%s has its own undo, and a save from there is for the panel", (html) => {
  expect(press(html, "z")).toBeUndefined();
  expect(press(html, "y")).toBeUndefined();
  expect(press(html, "s")).toEqual({ key: "s", shift: false });
});
