/** The events that say that a person is using the page; assistive technology may send a click alone. */
export const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "scroll",
  "focusin",
  "click",
] as const;
