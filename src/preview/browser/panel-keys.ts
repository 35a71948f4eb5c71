/** Elements with an undo of their own. */
const typedIn = "input, textarea, select, [contenteditable]";

const undoes = ["y", "z"];
const saves = ["enter", "s"];

/** The key that the panel presses, of one that is pressed in the page; undefined if it is the page's own. */
export const panelKeyOf = ({ key, ctrlKey, metaKey, shiftKey: shift, target }: KeyboardEvent) => {
  const name = key.toLowerCase();
  const isTyped = target instanceof Element && target.closest(typedIn) !== null;
  const isForPanel = saves.includes(name) || (undoes.includes(name) && !isTyped);

  return (ctrlKey || metaKey) && isForPanel ? { key, shift } : undefined;
};
