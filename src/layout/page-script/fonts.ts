/** The two fonts of `src/styles/_faces.scss`, each with a weight that its file has (CSS `font`). */
export const fonts = [
  '400 1em "Instrument Sans Variable"',
  '600 1em "Bricolage Grotesque Variable"',
];
