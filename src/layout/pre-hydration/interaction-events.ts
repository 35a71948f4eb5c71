/** The events of a user interaction; assistive technology may send only a click. */
export const interactionEvents = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "scroll",
  "focusin",
  "click",
] as const;
