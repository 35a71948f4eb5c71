import { expect, test } from "@playwright/test";

import { gotoAndHydrate } from "./support/hydration";

test.use({ timezoneId: "Asia/Kolkata", locale: "en-GB" });

const name = "Our working hours";

test("visitors compare their working day with ours by keyboard, and take it into the brief", async ({
  page,
}) => {
  await gotoAndHydrate(page, "/");
  const figure = page.getByRole("figure", { name });
  await figure.getByRole("button", { name: "Compare with your hours" }).press("Enter");
  const slider = figure.getByRole("slider", { name: "Start of your working day" });
  await expect(slider).toBeFocused();
  await expect(figure).toContainText(/hours shared \d\d:\d\d–17:00, your time in Kolkata/);

  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute("aria-valuetext", /^23:30 to 07:30: /);
  await figure.getByRole("button", { name: "Use in your brief" }).press("Enter");
  const brief = page.getByRole("form", { name: "Brief builder" });
  await expect(brief.getByRole("radio", { name: "Four hours" })).toBeFocused();
  await expect(brief.getByRole("textbox", { name: "Your city" })).toHaveValue("Kolkata");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("our working day is shown, and nothing to press", async ({ page }) => {
    await page.goto("/");
    const figure = page.getByRole("figure", { name });

    await expect(figure).toContainText(/9:00 AM–6:00 PM\s+our time in Lisbon/);
    await expect(figure.getByRole("button")).toHaveCount(0);
  });
});
