import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { windows } from "../page-kinds.mjs";

/** The rules that depend on colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

type Look = {
  /** A CSS selector of the only part to check. */
  within?: string;
  /** Checks only color rules. */
  colorsOnly?: boolean;
};

/**
 * The violations of WCAG 2.2 A and AA, including target size, and of axe's best practices, in the
 * visible page.
 */
export const findViolations = async (page: Page, { within, colorsOnly }: Look = {}) => {
  // Content that is collapsed only on phones is visible on large screens, where axe treats it as
  // hidden.
  await page.evaluate(() => {
    const folded = document.querySelectorAll("details:has(> summary[data-markdown-ignore])");
    folded.forEach((details) => details.setAttribute("open", ""));
  });
  const axe = new AxeBuilder({ page })
    // No page has frames of others, and the short way needs no second page to collect results.
    .setLegacyMode()
    .options({
      // Whatever passed would be described node by node as well, a megabyte for each page.
      resultTypes: ["violations"],
      ...(colorsOnly
        ? { runOnly: { type: "rule", values: colorRules } }
        : { rules: { "target-size": { enabled: true } } }),
    });
  const { violations } = await (within ? axe.include(within) : axe).analyze();

  return violations;
};

/** Expects no violation in the page or a part of it. */
export const expectAccessible = async (page: Page, look?: Look) => {
  const violations = await findViolations(page, look);
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );

  expect.soft(faults, `faults that axe finds at ${page.viewportSize()?.width} pixels`).toEqual([]);
};

/** Checks a page in light and dark mode. Dark mode differs only in colors. */
export const expectAccessibleInBothSchemes = async (page: Page, look: Look = {}) => {
  await expectAccessible(page, look);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { ...look, colorsOnly: true });
  await page.emulateMedia({ colorScheme: "light" });
};

/** Checks a page in both windows, one after the other. */
export const expectAccessibleInBothWindows = async (page: Page, look?: Look) => {
  for (const window of Object.values(windows)) {
    await page.setViewportSize(window);
    await expectAccessible(page, look);
  }
};
