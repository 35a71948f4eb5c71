import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { Renderer } from "takumi-js/node";

import { sharePicturePath } from "../catalogue/paths";

import type { BuiltPage } from "./built-pages";
import { shareDrawing, type Palette } from "./share-drawing";

const { resolve: find } = createRequire(resolve("package.json"));

// Without the second range, letters such as "ł" come out as boxes.
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

const makeRenderer = async () => {
  const renderer = new Renderer();
  for (const { name, file } of fonts) {
    await renderer.registerFont({ name, data: await readFile(find(file)) });
  }

  return renderer;
};

/** The colors of a share picture, from the palette in the site's tokens. */
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

// A new version may draw otherwise.
const { version } = JSON.parse(
  readFileSync(join(dirname(find("takumi-js")), "../package.json"), "utf8"),
) as { version: string };

const keyOf = (drawing: unknown) =>
  createHash("sha256")
    .update(JSON.stringify([drawing, fonts, version]))
    .digest("hex");

/**
 * Draws the picture that is shared with each page whose record has none, 1200 × 630 pixels.
 * What has been drawn before is taken from a cache.
 *
 * @param folder of the built site.
 * @param cache folder of the pictures drawn before.
 * @returns their paths.
 */
export const drawSharePictures = async (
  folder: string,
  pages: readonly BuiltPage[],
  brand: string,
  cache = ".share-pictures",
) => {
  const palette = await readPalette();
  let renderer: Renderer | undefined;
  await mkdir(cache, { recursive: true });
  const paths: string[] = [];

  for (const { path, title, group, sharePicture } of pages) {
    const own = sharePicturePath(path);
    if (!sharePicture.endsWith(own)) continue;

    const { tree, ...options } = shareDrawing({ path, title, group, brand }, palette);
    const drawn = join(cache, `${keyOf([tree, options])}.png`);
    if (!existsSync(drawn)) {
      renderer ??= await makeRenderer();
      await writeFile(drawn, await renderer.render(tree, { ...options, format: "png" }));
    }
    await mkdir(dirname(join(folder, own)), { recursive: true });
    await copyFile(drawn, join(folder, own));
    paths.push(own);
  }

  return paths;
};
