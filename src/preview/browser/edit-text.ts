import type { PageMessage, PanelMessage } from "../../../common/preview-messages";

import { fieldOf } from "./find-sections";
import { layer, placeOf } from "./layer";
import { isSaveKey } from "./panel-keys";
import { elementsForField, isPlaceholder, sourcedElements, textOf } from "./source-markers";

type EditedText = Extract<PanelMessage, { type: "text" }>;
type Edited = { box: HTMLElement; end: (isKept: boolean) => void };
/** What was typed last, and the text of the page that has it. */
type Typed = { field: string; label: string; value: string; text: Text; shown: string };
/** What a double-click has selected: places between letters. */
type Word = { from: number; to: number };

/** Time for a second click, in milliseconds. */
const doubleClickMs = 300;

/** Elements in which letters or a click do something else. */
const controls = "button, summary, label, input, textarea, select";

/** True if an element shows a text that can be edited in its place, if the panel agrees. */
const isEditable = (element: Element) =>
  textOf(element) !== undefined && !element.closest(controls);

/** True if the page shows a text of this field that can be edited there. */
export const isInPage = (field: string) => elementsForField(field).some(isEditable);

/** The fields of the texts after an element, or before it, nearest first. */
const fieldsFrom = (element: Element, isBackward: boolean) => {
  const elements = sourcedElements().filter(isEditable);
  const at = elements.indexOf(element as HTMLElement);
  const next = isBackward ? elements.slice(0, at).reverse() : elements.slice(at + 1);
  const fields = new Set(next.map(fieldOf));
  // A heading may be on the page twice, such as in a list of its sections.
  fields.delete(fieldOf(element));

  return [...fields];
};

const fieldAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-strapi-source]") : null;

/** The word that a double-click has selected in a text; undefined if the selection is not in it alone. */
const wordIn = (text: Text | undefined): Word | undefined => {
  const selection = window.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;

  return range && range.startContainer === text && range.endContainer === text
    ? { from: range.startOffset, to: range.endOffset }
    : undefined;
};

/** Selects a word of the text in a box; the whole text if it is another one than before. */
const selectWord = (box: HTMLElement, word: Word | undefined) => {
  const [text] = box.childNodes;
  const selection = window.getSelection();
  if (text && word) selection?.setBaseAndExtent(text, word.from, text, word.to);
  else selection?.selectAllChildren(box);
};

/** Shows the label of a field above its element. @returns removes it. */
const showLabel = (element: Element, words: string) => {
  const label = document.createElement("div");
  label.className = "field";
  label.textContent = words;
  const { top, left } = placeOf(element);
  layer().append(label);
  // A text at the right edge is narrower than its label.
  const room = document.documentElement.clientWidth - label.offsetWidth;
  Object.assign(label.style, {
    top: `${top - 4}px`,
    left: `${Math.max(0, Math.min(left, room))}px`,
  });

  return () => label.remove();
};

/**
 * Lets editors edit texts in the page: a double-click opens a text in its place, or its field in the form.
 *
 * @param tell sends a message to the panel.
 * @param onEnd called when a text is no longer edited, with its field if a key has ended it.
 */
export const createTextEditing = (
  tell: (message: PageMessage) => void,
  onEnd: (field?: string) => void,
) => {
  let clicked: HTMLElement | undefined;
  let word: Word | undefined;
  let edited: Edited | undefined;
  let last: Typed | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener("dblclick", (event) => {
    const element = fieldAt(event.target);
    if (!element || edited?.box.contains(event.target as Node)) return;
    event.preventDefault();
    clearTimeout(waiting);
    clicked = element;
    word = wordIn(textOf(element));
    tell({ type: "edit", field: fieldOf(element), inPage: isEditable(element) });
  });

  // A link is followed when no second click comes.
  document.addEventListener(
    "click",
    (event) => {
      const link = fieldAt(event.target) && (event.target as Element).closest("a");
      if (!link || !event.isTrusted || event.ctrlKey || event.metaKey || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(waiting);
      if (edited?.box.contains(event.target as Node) || event.detail > 1) return;
      waiting = setTimeout(() => link.click(), doubleClickMs);
    },
    true,
  );

  const begin = ({ field, label, value, isLong }: EditedText) => {
    edited?.end(true);
    const isClicked = clicked?.isConnected && fieldOf(clicked) === field;
    const element = isClicked ? clicked : elementsForField(field).find(isEditable);
    const text = element && textOf(element);
    if (!element || !text) return;
    // The form has a text there: it has another section in this place, which the page does not show yet.
    if (value && isPlaceholder(text)) return;
    const hideLabel = showLabel(element, `${label} · Enter ends, Tab goes on, Esc takes back`);
    const shown = text.data;
    // Around the text alone: its element may have an icon as well.
    const box = document.createElement("span");
    const attributes = {
      contenteditable: "plaintext-only",
      role: "textbox",
      "aria-label": label,
      "aria-multiline": String(isLong),
      spellcheck: "true",
      // Without a word, it would have no size, and its cursor could not be seen.
      style: `white-space: pre-wrap; outline: 2px solid #4945ff; outline-offset: 4px;${value ? "" : " display: inline-block; min-width: 4em; min-height: 1lh;"}`,
    };
    for (const [name, words] of Object.entries(attributes)) box.setAttribute(name, words);
    text.replaceWith(box);
    box.textContent = value;
    let typed = value;
    /** What Escape goes back to: a save keeps what was typed. */
    let kept = value;
    last = undefined;

    const end = (isKept: boolean, isByKey = false) => {
      if (edited?.box !== box) return;
      edited = undefined;
      if (!isKept) {
        if (last && typed !== kept) tell({ type: "typed", field, value: kept });
        last = undefined;
      }
      // The node that React updates.
      const now = isKept ? typed : kept;
      text.data = now === value ? shown : now;
      box.replaceWith(text);
      hideLabel();
      onEnd(isByKey ? field : undefined);
    };
    box.addEventListener("input", () => {
      const words = box.textContent ?? "";
      typed = isLong ? words : words.replaceAll("\n", " ");
      last = { field, label, value: typed, text, shown };
      tell({ type: "typed", field, value: typed });
    });
    box.addEventListener("keydown", (event) => {
      const { key, shiftKey, isComposing } = event;
      // The page and the panel have keys of their own.
      if (isSaveKey(event)) {
        kept = typed;

        return;
      }
      event.stopPropagation();
      if (key === "Tab" && !isComposing) {
        const fields = fieldsFrom(element, shiftKey);
        if (fields.length === 0) return;
        event.preventDefault();
        end(true);
        clicked = word = undefined;

        return tell({ type: "next", fields });
      }
      const isEnd = (key === "Enter" && !(isLong && shiftKey)) || key === "Escape";
      if (isComposing || !isEnd) return;
      event.preventDefault();
      end(key !== "Escape", true);
    });
    box.addEventListener("blur", () => end(true));
    edited = { box, end };
    box.focus();
    selectWord(box, shown === value ? word : undefined);
  };

  /** Shows the page's text again, and tells the panel all words that it has not taken. */
  const refuse = ({ field }: { field: string }) => {
    if (last?.field !== field) return;
    const { label, value, text, shown } = last;
    last = undefined;
    edited?.end(false);
    // Somebody may have ended the text before.
    if (text.data === value) text.data = shown;
    tell({ type: "refused", label, value });
  };

  return { begin, refuse, isEditing: () => edited !== undefined };
};
