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
 * The violations of WCAG 2.2 A and AA and of axe's best practices, WCAG's size of targets
 * among them, in what the page shows now.
 */
export const findViolations = async (page: Page, { within, colorsOnly }: Look = {}) => {
  // What only phones have folded is shown in wide windows, and axe takes it for hidden there.
  await page.evaluate(() => {
    const folded = document.querySelectorAll("details:has(> summary[data-repeated])");
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

/** Finds no violation, in the whole page or a part of it. */
export const expectAccessible = async (page: Page, look?: Look) => {
  const violations = await findViolations(page, look);
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );

  expect.soft(faults, `faults that axe finds at ${page.viewportSize()?.width} pixels`).toEqual([]);
};

/** Looks at a page in light and dark colors. Dark differs in nothing but color. */
export const expectAccessibleInBothSchemes = async (page: Page, look: Look = {}) => {
  await expectAccessible(page, look);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { ...look, colorsOnly: true });
  await page.emulateMedia({ colorScheme: "light" });
};

/** Looks at a page in both windows, one after the other. */
export const expectAccessibleInBothWindows = async (page: Page, look?: Look) => {
  for (const window of Object.values(windows)) {
    await page.setViewportSize(window);
    await expectAccessible(page, look);
  }
};
