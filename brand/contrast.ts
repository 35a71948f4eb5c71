/** Names of color roles, without `--color-`. */
type Pair = readonly [front: string, back: string];

const surfaces = ["surface", "surface-raised", "surface-quiet"];
const texts = ["text", "text-soft", "link", "error", "success"];

/** The roles of texts and what they stand on: on the page, on inverse surfaces, then on buttons. */
export const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((surface) => texts.map((role) => [role, surface] as const)),
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
];

/** The roles of outlines, focus rings and numbers as large as a heading. */
export const markPairs: readonly Pair[] = [
  ...surfaces.flatMap((surface) => [
    ["control-line", surface] as const,
    ["focus", surface] as const,
    ["accent", surface] as const,
  ]),
  ["focus-inverse", "surface-inverse"],
  ["line-inverse", "surface-inverse"],
];

/** The contrast that WCAG 2.2 asks for (success criteria 1.4.3 and 1.4.11). */
export const minimumContrast = { text: 4.5, mark: 3 };

/** The relative luminance (WCAG 2.2) of a color such as `#0f3a44`. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = parseInt(hex.slice(start, start + 2), 16) / 255;

    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio (WCAG 2.2) of two colors such as `#0f3a44`, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);

  return (light + 0.05) / (dark + 0.05);
};
