import { expect, test, type Page } from "@playwright/test";

import { gotoAndHydrate } from "./support/hydration";

test.use({ timezoneId: "Asia/Kolkata", locale: "en-GB" });

/** Our working hours on the home page, which editors can leave out. */
const figureOn = (page: Page) => page.getByRole("figure").filter({ hasText: /our time in \S/ });

test("visitors compare their working day with ours by keyboard, and take it into the brief", async ({
  page,
}) => {
  await gotoAndHydrate(page, "/");
  test.skip((await figureOn(page).count()) === 0, "The site shows no working hours.");
  const figure = page.getByRole("figure", {
    name: (await figureOn(page).locator("p").first().textContent()) ?? "",
  });
  await figure.getByRole("button", { name: "Compare with your hours" }).press("Enter");
  const slider = figure.getByRole("slider", { name: "Start of your working day" });
  await expect(slider).toBeFocused();
  await expect(figure).toContainText(
    /(hours? shared \d\d:\d\d–\d\d:\d\d,|No hours shared) your time in Kolkata/,
  );

  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", /^23:30 to 07:30: /);
  await figure.getByRole("button", { name: "Use in your brief" }).press("Enter");
  const brief = page.getByRole("form", { name: "Brief builder" });
  await expect(brief.locator("[name=overlap]:checked")).toBeFocused();
  await expect(brief.getByRole("textbox", { name: "Your city" })).toHaveValue("Kolkata");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("our working day is shown, and nothing to press", async ({ page }) => {
    await page.goto("/");
    const figure = figureOn(page);
    test.skip((await figure.count()) === 0, "The site shows no working hours.");

    await expect(figure).toContainText(/\d+:\d\d [AP]M–\d+:\d\d [AP]M\s+our time in \S/);
    await expect(figure.getByRole("button")).toHaveCount(0);
  });
});
