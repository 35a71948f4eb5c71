import { expect, test } from "@playwright/test";

import { gotoAndHydrate } from "./support/hydration";

const gauge = "A tide gauge, drawn by this page";

test("the tide chart follows the arrow keys to twelve hours before and after now", async ({
  page,
}) => {
  await gotoAndHydrate(page, "/");
  const figure = page.getByRole("figure", { name: gauge });
  const slider = figure.getByRole("slider", { name: "Time of the tide" });
  const reading = figure.getByRole("status");
  await slider.focus();
  const now = await reading.textContent();

  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveValue("10");
  await page.keyboard.press("End");
  await expect(slider).toHaveValue("720");
  await expect(reading).not.toHaveText(now ?? "");
  await expect(reading).toHaveText(/^\d\.\d\d m (rising|falling), \w{3} \d{1,2}:\d\d [AP]M$/);
  await page.keyboard.press("Home");
  await expect(slider).toHaveValue("-720");
});

test("the tide chart follows the pointer, and returns to now", async ({ page }) => {
  await gotoAndHydrate(page, "/");
  const figure = page.getByRole("figure", { name: gauge });
  const slider = figure.getByRole("slider");
  const { x, y, width, height } = (await slider.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };

  await page.mouse.move(x + width * 0.75, y - 2 * height);
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(300);
  await page.mouse.move(1, 1);
  await expect(slider).toHaveValue("0");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tide chart shows the day of the build", async ({ page }) => {
    await page.goto("/");
    const figure = page.getByRole("figure", { name: gauge });

    await expect(figure).toContainText(/high \d\d:\d\d.*low \d\d:\d\d.*UTC/);
    await expect(figure.locator("svg")).toHaveCount(2);
    await expect(figure.getByRole("slider")).toHaveCount(0);
  });
});
