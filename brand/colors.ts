import { readFileSync } from "node:fs";

/**
 * Reads the palette in `_colors.scss`, for what is not a stylesheet.
 *
 * @param file the path of the stylesheet, relative to the project unless absolute.
 * @returns the color with a name, such as `#0f3a44`. It throws if there is none.
 */
export const readPalette = (file: string | URL = "brand/_colors.scss") => {
  const scss = readFileSync(file, "utf8");

  return (name: string) => {
    const value = new RegExp(`"${name}": (#[0-9a-f]{6})\\b`, "i").exec(scss)?.[1];
    if (!value) throw new Error(`The palette in brand/_colors.scss has no color "${name}"`);

    return value.toLowerCase();
  };
};
