/**
 * Draws pictures into sample-content/records/pictures, and lists all in sample-content/records/pictures.yaml and manifest.json.
 *
 *   npm start -w sample-content/pictures                    all pictures
 *   npm start -w sample-content/pictures home service-      those whose name begins like this
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { fingerprint, listAlternativeTexts, type Manifest } from "./output.ts";
import { pictures } from "./pictures.ts";

const seed = join(import.meta.dirname, "../records");
const manifestFile = join(import.meta.dirname, "manifest.json");

/** An SVG as a PNG with a palette. */
const rasterize = (svg: string, colors: number) =>
  sharp(Buffer.from(svg), { density: 72 })
    .flatten()
    .png({ palette: true, colors, effort: 10, dither: 0, compressionLevel: 9 })
    .toBuffer();

const prefixes = process.argv.slice(2);
const chosen = Object.entries(pictures).filter(
  ([name]) => prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix)),
);
if (chosen.length === 0) {
  console.error(`No picture has a name that begins with ${prefixes.join(" or ")}.`);
  process.exit(1);
}

const manifest: Manifest = JSON.parse(await readFile(manifestFile, "utf8").catch(() => "{}"));
await mkdir(join(seed, "pictures"), { recursive: true });
let bytes = 0;
for (const [name, { draw, colors }] of chosen) {
  const svg = draw();
  const png = await rasterize(svg, colors);
  await writeFile(join(seed, "pictures", `${name}.png`), png);
  manifest[name] = { svg: fingerprint(svg), png: fingerprint(png) };
  bytes += png.length;
}

// In the order of the pictures, and without those that are no longer drawn.
const ordered = Object.fromEntries(Object.keys(pictures).map((name) => [name, manifest[name]]));
await writeFile(manifestFile, `${JSON.stringify(ordered, null, 2)}\n`);
await writeFile(join(seed, "pictures.yaml"), listAlternativeTexts());
console.log(`Pictures drawn: ${chosen.length}, ${Math.round(bytes / 1024)} kB`);
