import sharp from "sharp";

import { avifEffort, speedUpAvif } from "./avif-effort";

const { avif } = sharp.prototype;

afterEach(() => {
  sharp.prototype.avif = avif;
});

const sentence =
  "gatsby-plugin-sharp does not encode with our sharp.prototype.avif any more: see docs/patches.md.";

it("encodes with little effort, in the sharp that gatsby-plugin-sharp loads", () => {
  const encode = jest.fn();
  sharp.prototype.avif = encode;
  speedUpAvif();
  sharp.prototype.avif({ quality: 50 });

  expect(encode).toHaveBeenCalledWith({ quality: 50, effort: avifEffort });
});

it("says when gatsby-plugin-sharp loads another sharp, or sharp has no such method", () => {
  expect(() => speedUpAvif({})).toThrow(sentence);
  Object.assign(sharp.prototype, { avif: undefined });
  expect(() => speedUpAvif()).toThrow(sentence);
});
