import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { Renderer } from "takumi-js/node";

import { shareImagePath } from "../../common/catalogue/paths";

import type { BuiltPage } from "./built-pages";
import { readPalette } from "./palette";
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

/** The colors of share images. */
const shareImagePalette = async (): Promise<Palette> => {
  const color = await readPalette();

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
  const palette = await shareImagePalette();
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
