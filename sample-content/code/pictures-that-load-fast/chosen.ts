// #region chosen
/** Which width a browser takes: the smallest that is sharp in its slot, else the largest. */
export const chosen = (widths: number[], slot: number, density: number) =>
  widths.find((width) => width >= slot * density) ?? widths.at(-1);
// #endregion
