/** Elements with an undo of their own. */
const typedIn = "input, textarea, select, [contenteditable]";

const undoes = ["y", "z"];
const saves = ["enter", "s"];

/** True for a key that saves the record. */
export const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && saves.includes(key.toLowerCase());

/** The key that the panel presses, of one that is pressed in the page; undefined if it is the page's own. */
export const panelKeyOf = (event: KeyboardEvent) => {
  const { key, ctrlKey, metaKey, shiftKey: shift, target } = event;
  const isTyped = target instanceof Element && target.closest(typedIn) !== null;
  const isUndo = (ctrlKey || metaKey) && undoes.includes(key.toLowerCase()) && !isTyped;

  return isSaveKey(event) || isUndo ? { key, shift } : undefined;
};
