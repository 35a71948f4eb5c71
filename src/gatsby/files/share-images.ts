import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

import { Renderer } from "takumi-js/node";

import { readPalette } from "../../../brand/colors";
import { typefaces } from "../../../brand/fonts";
import { shareImagePath } from "../../../common/catalogue/paths";

import type { BuiltPage } from "../html/built-pages";
import { drawableText, glyphFinder } from "./drawable-text";
import type { Memory } from "./memory";
import { shareImageLayout, type Palette } from "./share-image-layout";

const { resolve: find } = createRequire(resolve("package.json"));

/** The files of all scripts that the typefaces have. */
const fontFiles = async () => {
  const files: { name: string; file: string }[] = [];
  for (const [name, { package: family }] of Object.entries(typefaces)) {
    const place = `@fontsource-variable/${family}`;
    const ranges = JSON.parse(await readFile(find(`${place}/unicode.json`), "utf8")) as object;
    for (const range of Object.keys(ranges)) {
      // Ranges without a name are "[0]", "[1]" …
      const part = range.replace(/[[\]]/g, "");
      files.push({ name, file: find(`${place}/files/${family}-${part}-wght-normal.woff2`) });
    }
  }

  return files;
};

const createRenderer = async () => {
  const renderer = new Renderer();
  for (const { name, file } of await fontFiles()) {
    await renderer.registerFont({ name, data: await readFile(file) });
  }

  return renderer;
};

const loadTools = async () => {
  const renderer = await createRenderer();

  return { renderer, canDraw: await glyphFinder(renderer) };
};
type Tools = Awaited<ReturnType<typeof loadTools>>;

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

/** Images that are drawn at once, in threads: more would only take memory. */
const batchSize = 4;

/**
 * Renders a share image of 1200 × 630 pixels for each page whose record has none, in about 6 ms
 * each. What the typefaces cannot draw is left out ({@link drawableText}).
 *
 * @returns the paths of the images.
 */
export const renderShareImages = async (
  publicDir: string,
  pages: readonly BuiltPage[],
  brand: string,
  { isWritten }: Pick<Memory, "isWritten">,
) => {
  const palette = shareImagePalette();
  let tools: Promise<Tools> | undefined;
  const paths: string[] = [];

  const draw = async ({ path, title, group }: BuiltPage, file: string) => {
    const { renderer, canDraw } = await (tools ??= loadTools());
    const words = {
      title: await drawableText(title, canDraw),
      group: await drawableText(group ?? "", canDraw),
      brand: await drawableText(brand, canDraw),
    };
    const { tree, ...options } = shareImageLayout({ path, ...words }, palette);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await renderer.render(tree, { ...options, format: "png" }));
  };
  const missing: [page: BuiltPage, file: string][] = [];
  for (const page of pages) {
    const { path, title, group, shareImage } = page;
    const imagePath = shareImagePath(path);
    if (!shareImage.endsWith(imagePath)) continue;
    paths.push(imagePath);
    const file = join(publicDir, imagePath);
    if (!isWritten(file, JSON.stringify([path, title, group, brand]))) missing.push([page, file]);
  }
  for (let at = 0; at < missing.length; at += batchSize) {
    await Promise.all(missing.slice(at, at + batchSize).map(([page, file]) => draw(page, file)));
  }

  return paths;
};
