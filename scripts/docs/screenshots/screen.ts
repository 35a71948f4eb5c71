/** @typedef {import("@playwright/test").Page} Page */

/**
 * Every text that a page shows or tells screen readers, so that a label can be looked up.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export const readLabels = (page) =>
  page.evaluate(() => {
    const spoken = ["aria-label", "title", "placeholder"];
    const shown = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility());
    const texts = shown.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...spoken.map((name) => element.getAttribute(name) ?? ""),
    ]);

    return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });

/** Strapi writes a star after the label of a required field, and a number after that of a list. */
const afterLabel = String.raw`( \(\d+\))?\*?`;

/** Finds a field by its label. @param {string} label */
export const labelPattern = (label) =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${afterLabel}$`);
