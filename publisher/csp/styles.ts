import { createHash } from "node:crypto";

import { OperatorError } from "../errors.ts";

/** Attributes of Gatsby's focus wrapper and announcer: src/styles/_gatsby.scss says the same in rules. */
const removedStyles = [
  "outline:none",
  "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
];

/** A picture's color while it loads, and the swatches of the style guide. */
const known =
  /^(background-color:(#[0-9a-f]{3,8}|rgba?\([\d., ]+\)|transparent)|--swatch:var\(--color-[a-z-]+\))$/;

/** Enough of a hash to name a class. */
const classHash = (content: string) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);

/**
 * What takes the place of a style attribute: a class and its rule, or null for nothing.
 *
 * @throws {OperatorError} for a style that nobody has allowed.
 */
export const styleToClass = (style: string): { name: string; rule: string } | null => {
  if (removedStyles.includes(style)) return null;
  if (!known.test(style)) {
    throw new OperatorError(
      `The attribute style="${style}" is not known to the security policy: use a class, or add it to publisher/csp/styles.ts.`,
    );
  }
  const name = `s-${classHash(style)}`;

  return { name, rule: `.${name}{${style}}` };
};

/** What the stylesheet of gatsby-plugin-image begins with; no page uses its component. */
const imageStyles = ".gatsby-image-wrapper";

/** Whether a style element goes. */
export const isImageStyle = (css: string) => css.trimStart().startsWith(imageStyles);
