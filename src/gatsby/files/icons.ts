import { existsSync, readFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { readPalette } from "../../../brand/colors";
import { iconPaths, webManifestPath } from "../../../common/catalogue/paths";

/** The drawing as a square PNG, transparent where the drawing is. */
const render = (drawing: string, size: number) =>
  sharp(drawing).resize(size, size, { fit: "contain", background: "#0000" }).png().toBuffer();

/** The drawing as a square PNG without transparency. */
const renderOpaque = (drawing: string, size: number, background: string) =>
  sharp(drawing)
    .resize(size, size, { fit: "contain", background })
    .flatten({ background })
    .png()
    .toBuffer();

/** The drawing inside the circle of 80% to which a device may cut an icon. Its edges fill the rest. */
const renderMaskable = async (drawing: string, size: number, background: string) => {
  const margin = Math.ceil(size * 0.1);
  const inner = await renderOpaque(drawing, size - 2 * margin, background);

  return sharp(inner)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, extendWith: "copy" })
    .png()
    .toBuffer();
};

/** An .ico file of PNG images. */
const toIco = (images: { size: number; png: Buffer }[]) => {
  const header = Buffer.alloc(6 + 16 * images.length);
  // The type: icons, not cursors.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = header.subarray(6 + 16 * index);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    // Planes, and bits per pixel.
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
  }

  return Buffer.concat([header, ...images.map(({ png }) => png)]);
};

const icoOf = async (drawing: string) =>
  toIco(
    await Promise.all([32, 16].map(async (size) => ({ size, png: await render(drawing, size) }))),
  );

const icon = (src: string, size: number) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
});

/** The web app manifest. Pages open in the browser, since the site does nothing offline. */
const manifestOf = (name: string, themeColor: string, backgroundColor: string) => ({
  name,
  short_name: name,
  start_url: "/",
  display: "browser",
  theme_color: themeColor,
  background_color: backgroundColor,
  icons: [
    icon(iconPaths.small, 192),
    icon(iconPaths.large, 512),
    { ...icon(iconPaths.maskable, 512), purpose: "maskable" },
  ],
});

/** True if all icons of a drawing were written with this manifest, which is written last. */
const isWritten = (publicDir: string, svg: Buffer, manifest: string) => {
  const files = [...Object.values(iconPaths), webManifestPath].map((path) => join(publicDir, path));

  return (
    files.every((file) => existsSync(file)) &&
    readFileSync(join(publicDir, iconPaths.svg)).equals(svg) &&
    readFileSync(join(publicDir, webManifestPath), "utf8") === manifest
  );
};

/**
 * Writes the site's icons and its web app manifest.
 *
 * @param name of the site.
 * @param drawing the SVG file that all icons show.
 */
export const writeIcons = async (publicDir: string, name: string, drawing = "brand/icon.svg") => {
  const color = readPalette();
  const background = color("brand");
  const svg = await readFile(drawing);
  const manifest = JSON.stringify(manifestOf(name, background, color("paper")));
  // Drawing them takes a fifth of a second; colors are code, after whose changes nothing is there.
  if (isWritten(publicDir, svg, manifest)) return;
  const files: Record<string, Buffer | string> = {
    [iconPaths.svg]: svg,
    [iconPaths.ico]: await icoOf(drawing),
    [iconPaths.apple]: await renderOpaque(drawing, 180, background),
    [iconPaths.small]: await render(drawing, 192),
    [iconPaths.large]: await render(drawing, 512),
    [iconPaths.maskable]: await renderMaskable(drawing, 512, background),
  };
  await Promise.all(
    Object.entries(files).map(([path, content]) => writeFile(join(publicDir, path), content)),
  );
  await writeFile(join(publicDir, webManifestPath), manifest);
};
