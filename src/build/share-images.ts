import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
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
export const readPalette = async (tokens = "src/styles/_tokens.scss"): Promise<Palette> => {
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

// Part of the cache key: a new version may render differently.
const { version } = JSON.parse(
  readFileSync(join(dirname(find("takumi-js")), "../package.json"), "utf8"),
) as { version: string };

const keyOf = (layout: unknown) =>
  createHash("sha256")
    .update(JSON.stringify([layout, fonts, version]))
    .digest("hex");

/**
 * Renders a share image of 1200 × 630 pixels for each page whose record has none.
 *
 * @param cacheDir images of earlier builds.
 * @returns the paths of the images.
 */
export const renderShareImages = async (
  publicDir: string,
  pages: readonly BuiltPage[],
  brand: string,
  cacheDir = ".share-pictures",
) => {
  const palette = await readPalette();
  let renderer: Renderer | undefined;
  await mkdir(cacheDir, { recursive: true });
  const paths: string[] = [];

  for (const { path, title, group, shareImage: sharePicture } of pages) {
    const imagePath = shareImagePath(path);
    if (!sharePicture.endsWith(imagePath)) continue;

    const { tree, ...options } = shareImageLayout({ path, title, group, brand }, palette);
    const cached = join(cacheDir, `${keyOf([tree, options])}.png`);
    if (!existsSync(cached)) {
      renderer ??= await createRenderer();
      await writeFile(cached, await renderer.render(tree, { ...options, format: "png" }));
    }
    await mkdir(dirname(join(publicDir, imagePath)), { recursive: true });
    await copyFile(cached, join(publicDir, imagePath));
    paths.push(imagePath);
  }

  return paths;
};
