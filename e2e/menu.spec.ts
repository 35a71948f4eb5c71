import { expect, test, type Page } from "@playwright/test";

import { industries } from "../common/catalogue/industries";
import { hirePath, industryPath, servicePath } from "../common/catalogue/paths";
import { services } from "../common/catalogue/services";
import { technologies } from "../common/catalogue/technologies";
import { technologyGroups } from "../common/catalogue/technology-groups";
import { listLabel } from "../src/catalogue/skill-words";

import { viewports } from "./example-pages.mjs";
import { waitForIdle, gotoAndHydrate, hydrate } from "./support/hydration";

const [service] = services;
const [firstGroup, secondGroup] = technologyGroups.map(({ slug, name }) => ({
  name,
  technologies: technologies.filter(({ groups }) => groups.some((group: string) => group === slug)),
}));
const hired = firstGroup?.technologies[0] ?? technologies[0];

const openMenu = async (page: Page) => {
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toBeVisible();

  return menu;
};

/** The number of columns of a list. */
const columnsOf = async (page: Page, links: ReturnType<Page["locator"]>) => {
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  const first = boxes[0]?.y ?? 0;

  return boxes.filter((box) => Math.abs((box?.y ?? 0) - first) < 2).length;
};

/** The expanded groups of a menu that was just opened. */
const firstOpen: Record<string, string[]> = { phone: [], desktop: ["Services"] };

for (const [name, viewport] of Object.entries(viewports)) {
  // A phone's menu is the narrower one, and the one that most people see.
  const tag = name === "phone" ? ["@smoke"] : [];

  test.describe(`the menu on a ${name}`, () => {
    test.use({ viewport });

    test.beforeEach(async ({ page }) => {
      await gotoAndHydrate(page, "/");
    });

    test("slides out at the right side", async ({ page }) => {
      const menu = await openMenu(page);
      await expect
        .poll(async () => {
          const box = await menu.boundingBox();
          const right = await page.evaluate(() => document.documentElement.clientWidth);

          return Math.abs((box?.x ?? 0) + (box?.width ?? 0) - right) < 16;
        })
        .toBe(true);
    });

    test("traps focus and returns it to the button on Escape", { tag }, async ({ page }) => {
      const menu = await openMenu(page);
      await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();

      for (const key of ["Tab", "Shift+Tab"]) {
        for (let presses = 0; presses < 30; presses += 1) {
          await page.keyboard.press(key);
          const inside = await menu.evaluate((node) => node.contains(document.activeElement));
          expect(inside, `focus left the menu after ${presses + 1} of ${key}`).toBe(true);
        }
      }

      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    });

    test("makes the page behind it inert", async ({ page }) => {
      const menu = await openMenu(page);
      const focused = await page.evaluate(() => {
        const behind = document.querySelector<HTMLElement>("main a");
        behind?.focus();

        return document.activeElement === behind;
      });
      expect(focused, "a link behind the menu took the focus").toBe(false);

      await page.mouse.move(20, 400);
      await page.mouse.wheel(0, 900);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await page.mouse.wheel(0, 60);
      // Only the scrolling after the menu has closed counts.
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(60);
    });

    test("closes on click of a link, even to the current page", async ({ page }) => {
      const menu = await openMenu(page);
      await menu.getByRole("link", { name: "Home" }).click();
      await expect(menu).toBeHidden();

      await hydrate(page);
      await openMenu(page);
      await menu.getByRole("link", { name: "Career" }).click();
      await expect(page).toHaveURL(/\/careers\/$/);
      await expect(menu).toBeHidden();
    });

    test("opens in its initial state each time", async ({ page }) => {
      const menu = await openMenu(page);
      await menu.getByRole("button", { name: "Industry" }).click();
      await page.keyboard.press("Escape");
      await openMenu(page);
      const opened = menu.locator("[aria-expanded=true]");
      expect(await opened.allTextContents()).toEqual(firstOpen[name]);
    });

    test("closes on back navigation and on reload", async ({ page }) => {
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("link", { name: service.name, exact: true }).click();
      await expect(page).toHaveURL(servicePath(service.slug));
      await hydrate(page);
      const menu = await openMenu(page);
      await page.reload();
      await expect(menu).toBeHidden();
      await hydrate(page);
      await openMenu(page);
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      await expect(menu).toBeHidden();
    });

    test("highlights the current page, with and without a trailing slash", async ({ page }) => {
      for (const path of ["/about-us/", "/about-us"]) {
        await gotoAndHydrate(page, path);
        const menu = await openMenu(page);
        const current = menu.locator("[aria-current=page]");
        await expect(current).toHaveCount(1);
        await expect(current).toHaveText("About us");
        await page.keyboard.press("Escape");
      }
    });

    test("leads to a hire page and back by keyboard", { tag }, async ({ page }) => {
      await page.getByRole("button", { name: "Menu" }).focus();
      await page.keyboard.press("Enter");
      const menu = page.getByRole("dialog", { name: "Menu" });
      const reach = async (focused: string) => {
        for (let presses = 0; presses < 60; presses += 1) {
          await page.keyboard.press("Tab");
          const text = await page.evaluate(() => document.activeElement?.textContent?.trim());
          if (text === focused) return;
        }
        throw new Error(`${focused} cannot be reached by keyboard`);
      };
      await expect(menu.getByRole("button", { name: "Close" })).toBeFocused();
      await reach("Hire Us");
      await page.keyboard.press("Enter");
      await reach(listLabel(hired));
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(hirePath(hired));
      await expect(menu).toBeHidden();

      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
      // Back reloads the page: a browser that is closed meanwhile may hang.
      await waitForIdle(page);
    });
  });
}

test.describe("the desktop list", () => {
  test.use({ viewport: viewports.desktop });

  test("shows Services, Industry and Hire Us as dropdown panels, one at a time", async ({
    page,
  }) => {
    await gotoAndHydrate(page, "/");
    const menu = await openMenu(page);
    for (const [group, link] of [
      ["Industry", industryPath(industries[0].slug)],
      ["Hire Us", hirePath(hired)],
      ["Services", servicePath(service.slug)],
    ] as const) {
      const button = menu.getByRole("button", { name: group });
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await expect(menu.locator("[aria-expanded=true]")).toHaveCount(1);
      await expect(menu.locator(`a[href="${link}"]`).first()).toBeVisible();
    }
  });

  test("shows up to four services in a row", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    const menu = await openMenu(page);
    expect(await columnsOf(page, menu.locator("a[href^='/services/']"))).toBe(
      Math.min(4, services.length),
    );
  });

  test("lists every hire page with a logo next to its name", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Hire Us" }).click();
    const links = menu.locator("a[href^='/hire/']:has(img)");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(paths)).toEqual(new Set(technologies.map(hirePath)));
    for (const logo of await links.locator("img").all()) {
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

test.describe("the mobile list", () => {
  test.use({ viewport: viewports.phone });

  test("opens and closes each group on click, and with its Back item", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    const menu = await openMenu(page);
    for (const group of ["Services", "Industry", "Hire Us"]) {
      const line = menu.getByRole("button", { name: group });
      await line.click();
      await expect(line).toHaveAttribute("aria-expanded", "true");
      await line.click();
      await expect(line).toHaveAttribute("aria-expanded", "false");
      await line.click();
      await menu.getByRole("button", { name: "Back" }).click();
      await expect(line).toHaveAttribute("aria-expanded", "false");
      await expect(line).toBeFocused();
    }
  });

  test("shows up to three entries in a row", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Services" }).click();
    expect(await columnsOf(page, menu.locator("a[href^='/services/']"))).toBe(
      Math.min(3, services.length),
    );
    await menu.getByRole("button", { name: "Hire Us" }).click();
    expect(await columnsOf(page, menu.locator("details[open] a"))).toBe(
      Math.min(3, firstGroup?.technologies.length ?? 0),
    );
  });

  test("shows the hire groups as an accordion whose first section is open", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Hire Us" }).click();
    await expect(menu.locator("details")).toHaveCount(technologyGroups.length);
    await expect(menu.locator("details[open] > summary")).toHaveText(
      firstGroup ? [firstGroup.name] : [],
    );
    if (!secondGroup) return;
    await menu.locator("details > summary").nth(1).click();
    await expect(menu.locator("details[open] > summary")).toHaveText([secondGroup.name]);
  });

  test("links to paths with a trailing slash", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    const menu = await openMenu(page);
    await menu.getByRole("button", { name: "Hire Us" }).click();
    const paths = await menu
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(paths.filter((path) => !path?.endsWith("/"))).toEqual([]);
  });
});

test("the menu works after a resize from small to large and back", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await gotoAndHydrate(page, "/");
  const menu = await openMenu(page);
  await menu.getByRole("button", { name: "Industry" }).click();
  for (const window of [viewports.desktop, viewports.phone]) {
    await page.setViewportSize(window);
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link", { name: "Home" })).toBeVisible();
    await page.keyboard.press("Tab");
    expect(await menu.evaluate((node) => node.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("if the menu's code is missing, its button leads to the list of all pages", async ({
  page,
}) => {
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const isMenu = (await response.text()).includes("Hire a dedicated developer");
    await (isMenu ? route.abort() : route.fulfill({ response }));
  });
  await gotoAndHydrate(page, "/blog/");
  await page.getByRole("button", { name: "Menu" }).click();

  await expect(page).toHaveURL(/\/site-index\/$/);
});
