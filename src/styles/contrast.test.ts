import { compile } from "sass";

// WCAG 2.2, relative luminance and contrast ratio (success criteria 1.4.3 and 1.4.11).
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;

    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);

  return (light + 0.05) / (dark + 0.05);
};

const { css } = compile("src/styles/_tokens.scss");

/** The colors of the first rule with this selector. */
const rolesOf = (selector: string): Record<string, string> => {
  const start = css.indexOf(`${selector} {`);
  const rule = css.slice(start, css.indexOf("}", start));

  return Object.fromEntries(
    [...rule.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6})/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
};

const schemes = {
  light: rolesOf(":root"),
  dark: { ...rolesOf(":root"), ...rolesOf(":root[data-scheme=dark]") },
};

const surfaces = ["surface", "surface-raised", "surface-quiet"];
const text = ["text", "text-soft", "link", "error", "success"];

// Text on the page's surfaces, then on inverse ones, then on buttons.
const textPairs = [
  ...surfaces.flatMap((surface) => text.map((role) => [role, surface] as const)),
  ...["comment", "keyword", "literal", "name"].map(
    (role) => [`code-${role}`, "surface-raised"] as const,
  ),
  ["accent", "surface"],
  ["accent", "surface-raised"],
  ["text-inverse", "surface-inverse"],
  ["text-inverse-soft", "surface-inverse"],
  ["accent-inverse", "surface-inverse"],
  ["action-text", "action"],
  ["action-text", "action-hover"],
  ["action-text-inverse", "accent-inverse"],
  ["action-text-inverse", "text-inverse"],
  // A secondary button swaps text and surface colors on hover.
  ["surface", "text"],
] as const;

const markPairs = [
  ...surfaces.flatMap((surface) => [
    ["control-line", surface] as const,
    ["focus", surface] as const,
    // Numbers as large as a heading.
    ["accent", surface] as const,
  ]),
  ["focus-inverse", "surface-inverse"],
  ["line-inverse", "surface-inverse"],
] as const;

describe.each(Object.entries(schemes))("in the %s scheme", (_name, roles) => {
  const ratio = (one: string, other: string) => {
    const [front, back] = [roles[one], roles[other]];
    if (!front || !back) throw new Error(`no role called ${front ? other : one}`);

    return contrast(front, back);
  };

  it.each(textPairs)("%s on %s has a contrast of at least 4.5:1", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)("%s on %s has a contrast of at least 3:1", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(3);
  });
});
