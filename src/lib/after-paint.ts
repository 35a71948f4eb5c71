/**
 * Calls back right after the next frame was painted: reading the layout is cheap then,
 * and would delay the frame before.
 */
export const afterPaint = (callback: () => void) => {
  requestAnimationFrame(() => setTimeout(callback));
};
