import type { KeyboardEvent } from "react";

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]';

const isReachable = (element: HTMLElement) =>
  element.checkVisibility ? element.checkVisibility() : true;

/**
 * Cycles Tab inside an element. A modal dialog keeps focus off the page by itself,
 * but between its last and first control Tab would visit the browser's toolbars.
 */
export const keepTabInside = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== "Tab") return;

  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    isReachable,
  );
  const from = event.shiftKey ? inside.at(0) : inside.at(-1);
  const to = event.shiftKey ? inside.at(-1) : inside.at(0);
  if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
  if (document.activeElement === event.currentTarget && !event.shiftKey) return;

  event.preventDefault();
  to?.focus();
};
