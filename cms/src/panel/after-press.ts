/**
 * Runs what moves the page: at once, or after the press of the mouse that is going on, whose button it
 * would take from under the pointer, so that it is not clicked.
 */
export const afterPress = (move: () => void): void => {
  if (!document.querySelector(":active")) move();
  // The click comes with it.
  else window.addEventListener("mouseup", () => setTimeout(move), { once: true });
};
