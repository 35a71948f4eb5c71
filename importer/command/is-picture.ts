/** The first bytes of kinds of pictures, as Latin-1; after their start, any of four bytes may be. */
const starts = [
  /^\x89PNG\r\n\x1a\n/,
  /^\xff\xd8\xff/,
  /^GIF8[79]a/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftyp(avif|avis)/,
  /^(\xef\xbb\xbf)?\s*(<\?xml|<!--|<!DOCTYPE svg|<svg)[^]*/i,
];

/** True for the content of a PNG, JPEG, GIF, WebP, AVIF or SVG file. */
export const isPicture = (bytes: Buffer): boolean => {
  const start = bytes.subarray(0, 1000).toString("latin1");
  const index = starts.findIndex((pattern) => pattern.test(start));

  return index === starts.length - 1 ? /<svg[\s>]/i.test(start) : index >= 0;
};
