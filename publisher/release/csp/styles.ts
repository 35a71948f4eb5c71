import { createHash } from "node:crypto";

import { OperatorError } from "../../../common/operator-error.ts";

/** Styles of Gatsby's focus wrapper and announcer, which src/styles/_gatsby.scss has as rules. */
const removedStyles = [
  "outline:none",
  "position:absolute;top:0;width:1px;height:1px;padding:0;overflow:hidden;clip:rect(0, 0, 0, 0);white-space:nowrap;border:0",
];

/** Placeholder colors and focal points of images, swatches of the style guide, numbers and places of diagrams. */
const allowedStyles = [
  /^background-color:(#[0-9a-f]{3,8}|rgba?\([\d., ]+\)|transparent)(;--focus:\d+% \d+%)?$/,
  /^--swatch:var\(--color-[a-z-]+\)$/,
  /^--(participants|share):[\d.e-]+$/,
  /^grid-area:\d+ \/ \d+ \/ auto \/ \d+$/,
];

const classHash = (content: string) =>
  createHash("sha256").update(content).digest("hex").slice(0, 8);

/**
 * The class that replaces a style attribute, with its rule; null only removes the attribute.
 *
 * @throws {OperatorError} for an unknown style.
 */
export const styleToClass = (style: string): { name: string; rule: string } | null => {
  if (removedStyles.includes(style)) return null;
  if (!allowedStyles.some((allowed) => allowed.test(style))) {
    throw new OperatorError(
      `The CSP does not allow style="${style}": use a class, or add it to publisher/release/csp/styles.ts.`,
    );
  }
  const name = `s-${classHash(style)}`;

  return { name, rule: `.${name}{${style}}` };
};
