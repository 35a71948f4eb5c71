import sharp from "sharp";

import { avifEffort, patchAvifEffort } from "./avif-effort";

const { avif } = sharp.prototype;

afterEach(() => {
  sharp.prototype.avif = avif;
});

const message =
  "gatsby-plugin-sharp no longer encodes with our sharp.prototype.avif: see docs/patches.md.";

it("encodes with little effort, in the sharp that gatsby-plugin-sharp loads", () => {
  const encode = jest.fn();
  sharp.prototype.avif = encode;
  patchAvifEffort();
  sharp.prototype.avif({ quality: 50 });

  expect(encode).toHaveBeenCalledWith({ quality: 50, effort: avifEffort });
});

it("throws if gatsby-plugin-sharp loads another sharp, or sharp has no such method", () => {
  expect(() => patchAvifEffort({})).toThrow(message);
  Object.assign(sharp.prototype, { avif: undefined });
  expect(() => patchAvifEffort()).toThrow(message);
});
