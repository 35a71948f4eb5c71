/** The events that say that a person is using the page. */
export const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "scroll",
  "focusin",
] as const;
