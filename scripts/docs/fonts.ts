import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { format, resolveConfig } from "prettier";
import subsetFont from "subset-font";

import { runMain } from "../../publisher/process.ts";

// Subsets the two fonts to the characters of pages, and writes src/styles/fonts and its stylesheet.
// Run it again after a change of a font, a weight or a range.
const folder = new URL("../../src/styles/", import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** With the minimum and maximum weight of the stylesheets. Headings have one, which saves 8 kB. */
const faces = [
  { name: "Bricolage Grotesque Variable", file: "bricolage-grotesque", weights: [600, 600] },
  { name: "Instrument Sans Variable", file: "instrument-sans", weights: [400, 700] },
];

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

await runMain(async () => {
  const rules = [];
  for (const { name, file, weights } of faces) {
    const [min = 0, max = 0] = weights;
    const place = `@fontsource-variable/${file}`;
    const ranges = JSON.parse(await readFile(resolve(`${place}/unicode.json`), "utf8"));
    const latin = codesOf(ranges.latin);
    const parts = {
      english: { from: "latin", codes: codesOf(english) },
      latin: { from: "latin", codes: without(latin, codesOf(english)) },
      "latin-ext": { from: "latin-ext", codes: without(codesOf(ranges["latin-ext"]), latin) },
    };
    for (const [part, { from, codes }] of Object.entries(parts)) {
      const font = await subsetFont(
        await readFile(resolve(`${place}/files/${file}-${from}-wght-normal.woff2`)),
        String.fromCodePoint(...codes),
        {
          targetFormat: "woff2",
          variationAxes: { wght: min === max ? min : { min, max } },
          keepFeatures: features,
        },
      );
      await writeFile(new URL(`fonts/${file}-${part}.woff2`, folder), font);
      console.log(`  ${file}-${part}.woff2: ${font.length} bytes`);
      rules.push(`@font-face {
  font-family: "${name}";
  font-weight: ${min === max ? min : `${min} ${max}`};
  font-display: swap;
  src: url("./fonts/${file}-${part}.woff2") format("woff2");
  unicode-range: ${unicodeRangeOf(codes)};
}
`);
    }
  }
  const stylesheet = new URL("_faces.scss", folder);
  const css = `// Written by scripts/docs/fonts.ts.\n${rules.join("\n")}`;
  const options = await resolveConfig(fileURLToPath(stylesheet));
  await writeFile(stylesheet, await format(css, { ...options, parser: "scss" }));
});
