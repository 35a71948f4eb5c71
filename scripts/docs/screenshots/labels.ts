import type { Page } from "@playwright/test";

/** Reads every text that a page shows or exposes to screen readers. */
export const readLabels = (page: Page) =>
  page.evaluate(() => {
    const spoken = ["aria-label", "title", "placeholder"];
    const shown = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility());
    const texts = shown.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node instanceof Text ? [node.data] : [])),
      ...spoken.map((name) => element.getAttribute(name) ?? ""),
    ]);

    return texts.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });

/** Strapi adds an asterisk to the label of a required field, and a number to that of a list. */
const afterLabel = String.raw`( \(\d+\))?\*?`;

/** Matches the label of a field as Strapi shows it. */
export const labelPattern = (label: string) =>
  new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}${afterLabel}$`);
