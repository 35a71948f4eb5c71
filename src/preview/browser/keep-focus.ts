/**
 * Gives the focus back to a tool when the window has it again: a browser forgets what had the focus in a
 * frame when the panel around it takes it, for a dialog or a save.
 *
 * @param tools have the tools; the page around them does not see the focus move from one to another.
 * @param current the tool that has the focus; undefined if something else of the page has it.
 */
export const keepFocus = <Tool>(
  tools: ShadowRoot,
  current: () => Tool | undefined,
  focus: (tool: Tool) => void,
) => {
  let last: Tool | undefined;
  for (const place of [document, tools]) {
    place.addEventListener("focusin", () => (last = current()));
  }
  // Somebody goes elsewhere in the page, which then has the focus.
  document.addEventListener("pointerdown", () => (last = undefined), { capture: true });
  window.addEventListener("focus", () => {
    if (last !== undefined && document.activeElement === document.body) focus(last);
  });
};
