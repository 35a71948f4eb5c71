import { readFile } from "node:fs/promises";

/**
 * Reads the palette of the site's tokens.
 *
 * @returns the color with a name, as hex. It throws if there is none.
 */
export const readPalette = async () => {
  const tokens = "src/styles/_tokens.scss";
  const scss = await readFile(tokens, "utf8");

  return (name: string) => {
    const value = new RegExp(`"${name}": (#[0-9a-f]{6})`).exec(scss)?.[1];
    if (!value) throw new Error(`The palette in ${tokens} has no color "${name}"`);

    return value;
  };
};
