/** Calls back right after the next paint, when reading the layout is cheap. */
export const afterPaint = (callback: () => void) => {
  requestAnimationFrame(() => setTimeout(callback));
};
