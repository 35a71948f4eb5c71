import { createRequire } from "node:module";
import { resolve } from "node:path";

import sharp from "sharp";

// gatsby-plugin-sharp knows no setting for it and takes sharp's default of 4, which costs seven
// times the processor time of 2 and makes a drawing a tenth lighter, a photo or a map no lighter.
export const avifEffort = 2;

/** The copy of sharp that gatsby-plugin-sharp encodes with. */
const sharpOfGatsby = (): unknown =>
  createRequire(resolve("node_modules/gatsby-plugin-sharp/package.json"))("sharp");

/**
 * Makes sharp encode AVIF with little effort: the pictures of the site are then
 * made in seconds instead of minutes. Gatsby encodes in this same process.
 *
 * @throws when gatsby-plugin-sharp uses another sharp, or sharp has no such method.
 */
export const speedUpAvif = (theirs = sharpOfGatsby()) => {
  const { avif } = sharp.prototype as Partial<sharp.Sharp>;
  if (!avif || theirs !== sharp) {
    throw new Error(
      "gatsby-plugin-sharp does not encode with our sharp.prototype.avif any more: see docs/patches.md.",
    );
  }

  sharp.prototype.avif = function (this: sharp.Sharp, options?: sharp.AvifOptions) {
    return avif.call(this, { ...options, effort: avifEffort });
  };
};
