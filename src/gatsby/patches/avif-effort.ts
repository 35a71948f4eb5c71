import { createRequire } from "node:module";
import { resolve } from "node:path";

import sharp, { type AvifOptions, type Sharp } from "sharp";

// gatsby-plugin-sharp has no option for it. sharp's default, 4, takes seven times the CPU time of 2
// and saves 10% on drawings, nothing on photos and maps.
export const avifEffort = 2;

/** The copy of sharp that gatsby-plugin-sharp encodes with. */
const loadPluginSharp = (): unknown =>
  createRequire(resolve("node_modules/gatsby-plugin-sharp/package.json"))("sharp");

/**
 * Patches sharp to encode AVIF with low effort: in seconds instead of minutes. Gatsby encodes in
 * this process.
 *
 * @throws if gatsby-plugin-sharp loads another copy of sharp, or sharp has no such method.
 */
export const patchAvifEffort = (pluginSharp = loadPluginSharp()) => {
  const { avif } = sharp.prototype as Partial<Sharp>;
  if (!avif || pluginSharp !== sharp) {
    throw new Error(
      "gatsby-plugin-sharp no longer encodes with our sharp.prototype.avif: see docs/patches.md.",
    );
  }

  sharp.prototype.avif = function (this: Sharp, options?: AvifOptions) {
    return avif.call(this, { ...options, effort: avifEffort });
  };
};
