/** A typeface of the site: one for headings, one for texts. */
export type Typeface = {
  /** The family in the stylesheets, and in the fonts of the package. */
  family: string;
  /** The package of Fontsource, without its scope `@fontsource-variable`. */
  package: string;
  /** The minimum and maximum weight in the stylesheets. */
  weights: readonly [number, number];
};

/** The two typefaces. Headings have one weight, which saves 8 kB. */
export const typefaces: Readonly<Record<"display" | "text", Typeface>> = {
  display: {
    family: "Bricolage Grotesque Variable",
    package: "bricolage-grotesque",
    weights: [600, 600],
  },
  text: {
    family: "Instrument Sans Variable",
    package: "instrument-sans",
    weights: [400, 700],
  },
};
