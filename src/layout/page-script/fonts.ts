import { typefaces } from "../../../brand/fonts";

/** The two typefaces, each with a weight that its file has (CSS `font`). */
export const fonts = [typefaces.text, typefaces.display].map(
  ({ family, weights: [weight] }) => `${weight} 1em "${family}"`,
);
