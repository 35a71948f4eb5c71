import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { Renderer } from "takumi-js/node";

import { readPalette } from "../../brand/colors";
import { typefaces } from "../../brand/fonts";
import { shareImagePath } from "../../common/catalogue/paths";

import type { BuiltPage } from "./built-pages";
import { shareImageLayout, type Palette } from "./share-image-layout";

const { resolve: find } = createRequire(resolve("package.json"));

// The second range has letters such as "ł".
const fonts = ["latin", "latin-ext"].flatMap((range) =>
  Object.entries(typefaces).map(([name, { package: family }]) => ({
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

/** The colors of share images. */
const shareImagePalette = (): Palette => {
  const color = readPalette();

  return {
    background: color("brand"),
    text: color("paper"),
    textSoft: color("tint"),
    accent: color("accent-light"),
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
  const palette = shareImagePalette();
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
