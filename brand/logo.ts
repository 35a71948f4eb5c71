/** The coordinates of the mark, `viewBox` in SVG. */
export const logoViewBox = "0 0 28 28";

/**
 * The mark beside the agency's name, as the content of an SVG element.
 *
 * @param line the color of its main part, such as `currentColor`.
 * @param accent the color of the accent.
 */
export const drawLogo = (line: string, accent: string): string =>
  `<g fill="none" stroke-width="2.25"><path d="M1 19h26" stroke="${line}"/><path d="M7 23v-8M14 23V10M21 23V5" stroke="${accent}"/></g>`;
