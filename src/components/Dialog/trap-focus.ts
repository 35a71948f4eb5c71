import type { KeyboardEvent } from "react";

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex="0"]';

const isVisible = (element: HTMLElement) =>
  element.checkVisibility ? element.checkVisibility() : true;

/** Tab stops at one radio of a group. */
const isStop = (element: HTMLElement, _index: number, elements: HTMLElement[]) => {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio") return true;
  const group = elements.filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement && other.name === element.name && other.type === "radio",
  );

  return element === (group.find(({ checked }) => checked) ?? group[0]);
};

/** Keeps Tab in an element: from a modal dialog, it would reach the browser's toolbars. */
export const trapFocus = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "Tab") return;

  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)]
    .filter(isVisible)
    .filter(isStop);
  const from = event.shiftKey ? targets.at(0) : targets.at(-1);
  const to = event.shiftKey ? targets.at(-1) : targets.at(0);
  if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
  if (document.activeElement === event.currentTarget && !event.shiftKey) return;

  event.preventDefault();
  to?.focus();
};
