import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { Renderer } from "takumi-js/node";

import { shareImagePath } from "../catalogue/paths";

import type { BuiltPage } from "./built-pages";
import { shareImageLayout, type Palette } from "./share-image-layout";

const { resolve: find } = createRequire(resolve("package.json"));

// The second range has letters such as "ł".
const fonts = ["latin", "latin-ext"].flatMap((range) =>
  (
    [
      ["Display", "bricolage-grotesque"],
      ["Text", "instrument-sans"],
    ] as const
  ).map(([name, family]) => ({
    name,
    file: `@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`,
  })),
);

const createRenderer = async () => {
  const renderer = new Renderer();
  for (const { name, file } of fonts) {
    await renderer.registerFont({ name, data: await readFile(find(file)) });
  }

  return renderer;
};

/**
 * Reads the colors of share images from the site's tokens.
 *
 * @throws if one is missing.
 */
const readPalette = async (): Promise<Palette> => {
  const tokens = "src/styles/_tokens.scss";
  const scss = await readFile(tokens, "utf8");
  const color = (name: string) => {
    const value = new RegExp(`"${name}": (#[0-9a-f]{6})`).exec(scss)?.[1];
    if (!value) throw new Error(`The palette in ${tokens} has no color "${name}"`);

    return value;
  };

  return {
    deep: color("deep"),
    foam: color("seafoam"),
    paper: color("paper"),
    signal: color("signal-light"),
  };
};

/**
 * Renders a share image of 1200 × 630 pixels for each page whose record has none, in about 6 ms
 * each.
 *
 * @returns the paths of the images.
 */
export const renderShareImages = async (
  publicDir: string,
  pages: readonly BuiltPage[],
  brand: string,
) => {
  const palette = await readPalette();
  const renderer = await createRenderer();
  const paths: string[] = [];

  for (const { path, title, group, shareImage } of pages) {
    const imagePath = shareImagePath(path);
    if (!shareImage.endsWith(imagePath)) continue;

    const { tree, ...options } = shareImageLayout({ path, title, group, brand }, palette);
    const file = join(publicDir, imagePath);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await renderer.render(tree, { ...options, format: "png" }));
    paths.push(imagePath);
  }

  return paths;
};
