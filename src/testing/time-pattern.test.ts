import { findPatterns, patternsIn } from "./find-patterns";
import { slowText } from "./time-pattern";

/** Files that process external input. */
const sources = [
  "cms/src/**/*.{ts,tsx}",
  "src/{preview,lib,forms}/**/*.{ts,tsx}",
  // csp/ and hosts/ only process the build's own files.
  "publisher/{*,http/*}.ts",
  "relay/*.ts",
];
const models = "cms/src/api/*/content-types/*/schema.json";

/** Files whose patterns never match external input, and why. */
const ours = {
  "src/preview/release/shell.ts": "reads the pages of a release, as the build wrote them",
};

const length = 100_000;
/** A linear pattern takes milliseconds even on a slow machine; any other takes seconds. */
const mostMs = 500;

const isOurs = (place: string) => Object.keys(ours).some((file) => place.startsWith(`${file}:`));

describe("every regular expression that matches external input", () => {
  it("takes linear time for 100 kB of any text", () => {
    const places = new Map(
      findPatterns(sources, models)
        .filter(({ place }) => !isOurs(place))
        .map(({ place, pattern }) => [String(pattern), { place, pattern }]),
    );
    const slow = [...places.values()].flatMap(({ place, pattern }) => {
      const text = slowText(pattern, length, mostMs);

      return text === undefined ? [] : [`${place} ${String(pattern)} is slow on ${text}…`];
    });

    expect(slow).toEqual([]);
    expect(places.size).toBeGreaterThan(100);
  }, 300_000);
});

describe("patternsIn", () => {
  it("finds literals and calls of new RegExp", () => {
    const text = `const name = "^a+$";\nnew RegExp(name); new RegExp("b", "i"); "x".replace(/c/g, "");`;

    expect(patternsIn("file.ts", text)).toEqual([
      { place: "file.ts:2", pattern: /^a+$/ },
      { place: "file.ts:2", pattern: /b/i },
      { place: "file.ts:2", pattern: /c/g },
    ]);
  });
});

describe("slowText", () => {
  it.each([
    /\s+$/,
    /^(a+)+$/,
    /\b(update|select)\b[^]* - (?=\w)/i,
    /<h2 id="([^"]*)">(.*?)<\/h2>/gs,
    /[^\s:]+@[^\s:]+\.[^\s:]+/g,
  ])("finds a slow text for %s", (pattern) => {
    expect(slowText(pattern, length, 20)).toBeDefined();
  });

  it.each([/^\/page\/\d+\/$/, /(?<!\/)\/+$/, /<[^<>]+>/g])(
    "finds no slow text for %s",
    (pattern) => {
      expect(slowText(pattern, length, mostMs)).toBeUndefined();
    },
  );
});
