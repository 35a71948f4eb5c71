import AxeBuilder from "@axe-core/playwright";
import { expect, test, type CDPSession, type Locator, type Page } from "@playwright/test";

import { pageKinds } from "./page-kinds";

const looks = [
  { name: "phone-light", width: 360, colorScheme: "light" },
  { name: "desktop-light", width: 1200, colorScheme: "light" },
  { name: "desktop-dark", width: 1200, colorScheme: "dark" },
] as const;

const accept =
  "A part of the design system looks different. If that is what you meant, accept it with: npm run test:e2e -- style-guide --update-snapshots";

// Small enough to notice another shade of a colour, or a line moved by a pixel.
const strict = {
  threshold: 0.01,
  maxDiffPixels: 40,
  scale: "css",
  animations: "disabled",
} as const;

const open = async (page: Page) => {
  await page
    .context()
    .addCookies([
      { name: "myCookies", value: "1", url: process.env.SITE_URL ?? "http://localhost:9000" },
    ]);
  await page.goto(pageKinds["style guide"], { waitUntil: "networkidle" });
  // Pictures and marks are fetched when they come near; the page is walked through once.
  for (const band of await page.locator("main section").all()) {
    await band.scrollIntoViewIfNeeded();
  }
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
};

const titleOf = async (band: Locator) =>
  (await band.getByRole("heading").first().innerText()).toLowerCase().replace(/\W+/g, "-");

/** Makes the browser draw everything that can be pressed in a band as if it were in a state. */
const force = async (client: CDPSession, band: Locator, states: string[]) => {
  await band.evaluate((node) => node.setAttribute("data-forced", ""));
  const { root } = await client.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await client.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-forced] :is(a, button, input, select, textarea, summary)",
  });
  for (const nodeId of nodeIds) {
    await client.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: states });
  }
  await band.evaluate((node) => node.removeAttribute("data-forced"));
};

const states = {
  hover: ["hover"],
  focus: ["focus", "focus-visible"],
  active: ["hover", "active"],
};

for (const { name, width, colorScheme } of looks) {
  test.describe(`the style guide, ${name}`, () => {
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: "reduce" },
    });

    test("looks as it was accepted", async ({ page }) => {
      await open(page);
      for (const band of await page.locator("main section").all()) {
        const picture = [name, `${await titleOf(band)}.png`];
        await expect.soft(band, accept).toHaveScreenshot(picture, strict);
      }
    });

    test("looks as it was accepted under the pointer, in focus and pressed", async ({ page }) => {
      await open(page);
      const client = await page.context().newCDPSession(page);
      await client.send("DOM.enable");
      await client.send("CSS.enable");
      for (const title of ["Buttons", "Buttons on deep water", "Links, tags, pages", "Fields"]) {
        const heading = page.getByRole("heading", { name: title, exact: true });
        const band = page.locator("main section").filter({ has: heading });
        for (const [state, classes] of Object.entries(states)) {
          await force(client, band, classes);
          const picture = [name, `${await titleOf(band)}-${state}.png`];
          await expect.soft(band, accept).toHaveScreenshot(picture, strict);
        }
        await force(client, band, []);
      }
    });

    for (const dialog of ["dialog", "panel"]) {
      test(`its ${dialog} looks as it was accepted, and has no fault that axe finds`, async ({
        page,
      }) => {
        await open(page);
        await page.getByRole("button", { name: `Open a ${dialog}` }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        const { violations } = await new AxeBuilder({ page })
          .options({ rules: { "target-size": { enabled: true } } })
          .analyze();
        expect(violations).toEqual([]);
        await expect(page, accept).toHaveScreenshot([name, `${dialog}.png`], strict);
      });
    }
  });
}
