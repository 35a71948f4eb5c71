import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";

import { typefaces } from "../../brand/fonts.ts";
import { runMain } from "../../publisher/process.ts";

// Subsets the typefaces of brand/fonts.ts to the characters of pages, and writes their files and
// stylesheets in brand. Run it again after a change of a font, a weight or a range.
const folder = new URL("../../brand/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** OpenType features that stylesheets and browsers use. */
const features = ["ccmp", "calt", "kern", "liga", "locl", "mark", "mkmk", "tnum", "lnum"];

// The characters of English pages, and those that browsers insert for line breaks and hyphens.
// Any other character makes a page load a second file.
const english =
  "U+0-7E,U+A0,U+A9,U+AB,U+AE,U+B0,U+B7,U+BB,U+D7,U+E9,U+2010,U+2011,U+2013,U+2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+20AC,U+2122,U+2191,U+2193,U+2212";

const codesOf = (unicodeRange: string) =>
  unicodeRange.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .replace("U+", "")
      .split("-")
      .map((hex) => parseInt(hex, 16));

    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });

/** @param codes in ascending order. */
const unicodeRangeOf = (codes: number[]) => {
  const spans: [number, number][] = [];
  for (const code of codes) {
    const span = spans.at(-1);
    if (span?.[1] === code - 1) span[1] = code;
    else spans.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();

  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(",");
};

const without = (codes: number[], others: number[]) => {
  const known = new Set(others);

  return codes.filter((code) => !known.has(code));
};

/** Ascent and descent of a font (SFNT), in percent of its size. */
const metricsOf = (font: Buffer) => {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const offsetOf = (tag: string) => {
    const entry = tables.find((at) => font.toString("latin1", at, at + 4) === tag);
    if (entry === undefined) throw new Error(`The font has no table ${tag}.`);

    return font.readUInt32BE(entry + 8);
  };
  const unitsPerEm = font.readUInt16BE(offsetOf("head") + 18);
  const percent = (units: number) => `${Math.round((units / unitsPerEm) * 1e4) / 100}%`;
  const hhea = offsetOf("hhea");

  return `${percent(font.readInt16BE(hhea + 4))} ${percent(-font.readInt16BE(hhea + 6))}`;
};

const writeStylesheet = async (name: string, scss: string) => {
  const file = new URL(name, folder);
  const options = await resolveConfig(fileURLToPath(file));
  await writeFile(file, await format(scss, { ...options, parser: "scss" }));
};

await runMain(async () => {
  const faces = [];
  const families = [];
  for (const [role, { family, package: file, weights }] of Object.entries(typefaces)) {
    const [min, max] = weights;
    const place = `@fontsource-variable/${file}`;
    const readPart = (part: string) =>
      readFile(resolve(`${place}/files/${file}-${part}-wght-normal.woff2`));
    const ranges = JSON.parse(await readFile(resolve(`${place}/unicode.json`), "utf8"));
    const latin = codesOf(ranges.latin);
    const parts = {
      english: { from: "latin", codes: codesOf(english) },
      latin: { from: "latin", codes: without(latin, codesOf(english)) },
      "latin-ext": { from: "latin-ext", codes: without(codesOf(ranges["latin-ext"]), latin) },
    };
    for (const [part, { from, codes }] of Object.entries(parts)) {
      const font = await subsetFont(await readPart(from), String.fromCodePoint(...codes), {
        targetFormat: "woff2",
        variationAxes: { wght: min === max ? min : { min, max } },
        keepFeatures: features,
      });
      await writeFile(new URL(`fonts/${file}-${part}.woff2`, folder), font);
      console.log(`  ${file}-${part}.woff2: ${font.length} bytes`);
      faces.push(`@font-face {
  font-family: "${family}";
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
  src: url("./fonts/${file}-${part}.woff2") format("woff2");
  unicode-range: ${unicodeRangeOf(codes)};
}
`);
    }
    const sfnt = await subsetFont(await readPart("latin"), "x", { targetFormat: "sfnt" });
    families.push(`$${role}: "${family}";\n$${role}-metrics: ${metricsOf(sfnt)};\n`);
    const license = await readFile(resolve(`${place}/LICENSE`), "utf8");
    await writeFile(new URL(`fonts/LICENSE-${file}`, folder), license);
  }
  await writeStylesheet("_faces.scss", `// Written by scripts/docs/fonts.ts.\n${faces.join("\n")}`);
  await writeStylesheet(
    "_families.scss",
    `// Written by scripts/docs/fonts.ts: families, and their ascent and descent in percent of the size.\n${families.join("")}`,
  );
});
