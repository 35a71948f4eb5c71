/** True if the perceived lightness of a color such as `#c8e8d8` is nearer to white than to black. */
export const isLight = (color: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );

  return 0.3 * red + 0.6 * green + 0.1 * blue > 128;
};

/**
 * The background of the light tide drawings (seafoam in pictures/palette.ts) and a shade of it,
 * quantized like the dominant colors of images.
 */
const drawingBackgrounds = ["#c8e8d8", "#c8d8d8"];

/** True for the dominant color of a light line drawing, which dark mode inverts. */
export const isLightDrawing = (color: string) => drawingBackgrounds.includes(color);
