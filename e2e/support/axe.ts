import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

import { viewports } from "../example-pages.mjs";

/** The rules that depend on colors. */
const colorRules = ["color-contrast", "link-in-text-block"];

type AxeOptions = {
  /** A CSS selector of the only part to check; in a frame, that of the frame before it. */
  within?: string | string[];
  /** Checks only color rules. */
  colorsOnly?: boolean;
};

/**
 * The violations of WCAG 2.2 A and AA, including target size, and of axe's best practices, in the
 * visible page.
 */
export const findViolations = async (page: Page, { within, colorsOnly }: AxeOptions = {}) => {
  await page.evaluate(async () => {
    // Content that is collapsed only on phones is visible on large screens, where axe treats it as
    // hidden.
    const folded = document.querySelectorAll("details:has(> summary[data-markdown-ignore])");
    folded.forEach((details) => details.setAttribute("open", ""));
    // While a transition runs, for example after a change of the color scheme, colors are
    // in between.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page })
    // Pages have no third-party frames, and legacy mode opens no second page to collect results.
    .setLegacyMode()
    .options({
      // Passed rules would be described node by node, a megabyte for each page.
      resultTypes: ["violations"],
      ...(colorsOnly
        ? { runOnly: { type: "rule", values: colorRules } }
        : { rules: { "target-size": { enabled: true } } }),
    });
  const { violations } = await (within ? axe.include(within) : axe).analyze();

  return violations;
};

/** Expects no violation in the page or a part of it. */
export const expectAccessible = async (page: Page, options?: AxeOptions) => {
  const violations = await findViolations(page, options);
  const messages = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );

  expect.soft(messages, `violations at ${page.viewportSize()?.width} pixels`).toEqual([]);
};

/** Checks a page in light and dark mode. Dark mode differs only in colors. */
export const expectAccessibleInBothSchemes = async (page: Page, options: AxeOptions = {}) => {
  await expectAccessible(page, options);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { ...options, colorsOnly: true });
  await page.emulateMedia({ colorScheme: "light" });
};

/** Checks a page in both viewports, one after the other. */
export const expectAccessibleInBothViewports = async (page: Page, options?: AxeOptions) => {
  for (const window of Object.values(viewports)) {
    await page.setViewportSize(window);
    await expectAccessible(page, options);
  }
};
