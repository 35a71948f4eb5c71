// The package has no types; these cover what scripts/docs/fonts.ts uses.
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2" | "sfnt";
    variationAxes?: Record<string, number | { min: number; max: number }>;
    /** OpenType's names of the layout features that stay. */
    keepFeatures?: string[];
  };

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
