/**
 * Calls back right after the next frame was painted. What asks the browser for the
 * layout costs nothing then; before, it would delay that frame.
 */
export const afterPaint = (act: () => void) => {
  requestAnimationFrame(() => setTimeout(act));
};
