import { readPalette } from "./colors";
import { contrast, markPairs, minimumContrast, textPairs } from "./contrast";
import { readRoles } from "./roles";

describe.each(Object.entries(readRoles()))("in the %s scheme", (_name, roles) => {
  const ratio = (one: string, other: string) => {
    const [front, back] = [roles[one], roles[other]];
    if (!front || !back) throw new Error(`no role called ${front ? other : one}`);

    return contrast(front, back);
  };

  it.each(textPairs)("%s on %s has a contrast of at least 4.5:1", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(minimumContrast.text);
  });

  it.each(markPairs)("%s on %s has a contrast of at least 3:1", (one, other) => {
    expect(ratio(one, other)).toBeGreaterThanOrEqual(minimumContrast.mark);
  });
});

describe("contrast", () => {
  it("is the ratio of WCAG", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  });
});

describe("readPalette", () => {
  it("finds the colors of the stylesheet, and names a missing one", () => {
    const color = readPalette();

    expect(color("paper")).toMatch(/^#[0-9a-f]{6}$/);
    expect(() => color("no such color")).toThrow(
      'The palette in brand/_colors.scss has no color "no such color"',
    );
  });
});
