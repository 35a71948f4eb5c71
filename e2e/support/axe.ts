import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { windows } from "../page-kinds.mjs";

/** The rules that other colors can break. */
const colorRules = ["color-contrast", "link-in-text-block"];

type Look = {
  /** A CSS selector: the only part of the page that is looked at. */
  within?: string;
  /** Looks for faults of color alone. */
  colorsOnly?: boolean;
};

/**
 * No violation of WCAG 2.2 A and AA or of axe's best practices, WCAG's size of targets
 * among them, in what the page shows now.
 */
export const expectAccessible = async (page: Page, { within, colorsOnly }: Look = {}) => {
  const axe = new AxeBuilder({ page }).options(
    colorsOnly
      ? { runOnly: { type: "rule", values: colorRules } }
      : { rules: { "target-size": { enabled: true } } },
  );
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );

  expect.soft(faults, `faults that axe finds at ${page.viewportSize()?.width} pixels`).toEqual([]);
};

/** Looks at a page in light and dark colors. Dark differs in nothing but color. */
export const expectAccessibleInBothSchemes = async (page: Page) => {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { colorsOnly: true });
  await page.emulateMedia({ colorScheme: "light" });
};

/** Looks at a page in both windows, one after the other. */
export const expectAccessibleInBothWindows = async (page: Page, look?: Look) => {
  for (const window of Object.values(windows)) {
    await page.setViewportSize(window);
    await expectAccessible(page, look);
  }
};
