import { expect, test } from "@playwright/test";

import { servicePath } from "../common/catalogue/paths";
import { services } from "../common/catalogue/services";

import { waitForIdle, gotoAndHydrate, hydrate } from "./support/hydration";

const [service] = services;

test.describe("the header", () => {
  test("links the logo to the home page and Hire Us to the dedicated developer", async ({
    page,
  }) => {
    await gotoAndHydrate(page, servicePath(service.slug));
    const header = page.getByRole("banner").first();
    await header.getByRole("link", { name: "Hire Us" }).click();
    await expect(page).toHaveURL(/\/hire\/hire-dedicated-developer\/$/);
    await header.getByRole("link", { name: /home page/ }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("has one line of links at 992 pixels, with the current section marked", async ({ page }) => {
    await page.setViewportSize({ width: 992, height: 800 });
    await gotoAndHydrate(page, servicePath(service.slug));
    const links = page.getByRole("navigation", { name: "Header" }).getByRole("link");
    await expect(links).toHaveText([
      "Services",
      "Work",
      "How we work",
      "Hire Us",
      "Contact",
      "Search",
    ]);
    await expect(links.first()).toHaveAttribute("aria-current", "true");
    const centers = await links.evaluateAll((all) =>
      all.map((link) => {
        const { top, bottom } = link.getBoundingClientRect();

        return Math.round((top + bottom) / 2);
      }),
    );
    expect(new Set(centers).size).toBe(1);

    await links.first().click();
    await expect(page).toHaveURL(/\/#services$/);
    await expect(page.locator("#services")).toBeInViewport();
  });

  test("is pinned while scrolling up, clear of a link's target", async ({ page }) => {
    await gotoAndHydrate(page, "/engagement/");
    const header = page.getByRole("banner").first();
    await page.mouse.wheel(0, 1500);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(header).toBeInViewport();

    const gap = await page.evaluate(() => {
      const target = document.querySelector("main section:nth-of-type(2)");
      if (target) target.id = "target";
      location.hash = "target";
      const bottomOfHeader = document.querySelector("header")?.getBoundingClientRect().bottom;

      return Number(target?.getBoundingClientRect().top) - Number(bottomOfHeader);
    });
    expect(gap).toBeGreaterThanOrEqual(0);
    await page.mouse.wheel(0, 400);
    await expect(header).not.toBeInViewport();
  });
});

test.describe("the page shell", () => {
  test("has a skip link for the keyboard", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.locator("#content")).toBeFocused();
  });

  test("shows the scroll-to-top button after more than 100 pixels of scrolling", async ({
    page,
  }) => {
    await gotoAndHydrate(page, "/");
    const button = page.getByRole("button", { name: "Scroll to top" });
    await page.evaluate(() => window.scrollTo(0, 100));
    await waitForIdle(page);
    await expect(button).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 101));
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(button).toBeHidden();
  });

  test(
    "a link opens a page at its top, where the keyboard starts",
    { tag: "@smoke" },
    async ({ page }) => {
      await gotoAndHydrate(page, "/");
      const home = await page.title();
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("link", { name: service.name, exact: true }).click();
      await expect(page).toHaveURL(servicePath(service.slug));
      await hydrate(page);
      await expect(page).not.toHaveTitle(home);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    },
  );

  test("has no footer and no floating contact on the thank-you page", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    await expect(page.getByLabel("Contact form")).toHaveCount(1);
    await gotoAndHydrate(page, "/thankyou/");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByLabel("Contact form")).toHaveCount(0);
  });

  test("has a language", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("loads two fonts, at most 48 kB in total, after the first paint", async ({ page }) => {
    const fonts: Promise<Buffer>[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "font") fonts.push(response.body());
    });
    await gotoAndHydrate(page, "/");
    expect(fonts).toHaveLength(2);
    const sizes = (await Promise.all(fonts)).map((font) => font.length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(48_000);
    const [firstPaint, ...fontRequestTimes] = await page.evaluate(() => [
      performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN,
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".woff2"))
        .map(({ startTime }) => startTime),
    ]);
    expect(Math.min(...fontRequestTimes)).toBeGreaterThan(firstPaint);
  });

  test("loads extended Latin characters only for pages that have them", async ({ page }) => {
    const fonts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "font") fonts.push(request.url());
    });
    await gotoAndHydrate(page, "/");
    expect(fonts.filter((url) => !url.includes("english"))).toEqual([]);
    const title = page.getByRole("heading", { level: 1 });
    await title.evaluate((heading) => heading.append(" Łódź"));

    await expect.poll(() => fonts.join()).toContain("bricolage-grotesque-latin-ext");
  });
});

test.describe("back and forward", () => {
  const countLoads = `sessionStorage.loads = Number(sessionStorage.loads ?? 0) + 1`;

  test("reload the page once, scrolled to the top", async ({ page }) => {
    await page.addInitScript(countLoads);
    await gotoAndHydrate(page, "/");
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
    expect(await page.evaluate(() => sessionStorage.loads)).toBe("2");

    await Promise.all([page.waitForEvent("load"), page.goBack()]);
    await expect(page).toHaveURL(/\/$/);
    await waitForIdle(page);
    expect(await page.evaluate(() => sessionStorage.loads)).toBe("3");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await Promise.all([page.waitForEvent("load"), page.goForward()]);
    await expect(page).toHaveURL(/\/blog\/$/);
    await waitForIdle(page);
    expect(await page.evaluate(() => sessionStorage.loads)).toBe("4");
  });

  test("between anchors of a page do not reload it", async ({ page }) => {
    await page.addInitScript(countLoads);
    await gotoAndHydrate(page, "/privacy-policy/");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await contents.getByRole("link").nth(1).click();
    await contents.getByRole("link").nth(2).click();
    await page.goBack();
    await page.goBack();
    await page.goForward();
    await waitForIdle(page);
    expect(await page.evaluate(() => sessionStorage.loads)).toBe("1");
  });
});

test.describe("the footer", () => {
  test("names the services, the company and all contact details", async ({ page }) => {
    await gotoAndHydrate(page, "/");
    const footer = page.getByRole("contentinfo");
    await expect(
      footer.getByRole("navigation", { name: "What We Do" }).getByRole("link"),
    ).toHaveCount(services.length);
    await expect(footer.getByRole("navigation", { name: "Company" })).toBeVisible();
    const contact = footer.getByRole("list", { name: "Contact" });
    for (const way of ["General", "Sales", "HR"]) {
      await expect(contact.getByRole("listitem").filter({ hasText: way })).toContainText(/@/);
    }
    await expect(contact.locator("a[href^='mailto:']")).toHaveCount(3);
    const data = await (await page.request.get("/page-data/index/page-data.json")).json();
    const { contactDetails } = data.result.data;
    await expect(contact.locator("a[href^='https://wa.me/']")).toHaveCount(
      contactDetails.whatsapp ? 1 : 0,
    );
    await expect(contact.locator("a[href^='tel:+']")).toHaveCount(contactDetails.phone ? 1 : 0);
    for (const name of ["Facebook", "YouTube", "Dribbble", "Figma", "Twitter", "LinkedIn"]) {
      const address = contactDetails[name.toLowerCase()];
      if (!address) continue;
      await expect(footer.locator(`a[href="${address}"]`)).toHaveAccessibleName(new RegExp(name));
    }
  });

  test("shows the current year on pages built in an earlier year", async ({ page }) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await page.clock.setFixedTime(new Date("2031-01-01T12:00:00Z"));
    await gotoAndHydrate(page, "/");
    await expect(page.getByRole("contentinfo")).toContainText("© 2031");
    expect(errors).toEqual([]);
  });

  test(
    "switches the color scheme, and applies the stored choice without a flash",
    { tag: "@smoke" },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await gotoAndHydrate(page, "/");
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const light = await background();
      await page.getByRole("radio", { name: "Dark" }).check();
      await expect.poll(background).not.toBe(light);

      await page.addInitScript(() => {
        new PerformanceObserver(() => {
          sessionStorage.first ??= getComputedStyle(document.body).backgroundColor;
        }).observe({ type: "paint", buffered: true });
      });
      await page.reload();
      await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
      await expect.poll(() => page.evaluate(() => sessionStorage.first)).toBe(await background());
      expect(await background()).not.toBe(light);

      await page.getByRole("radio", { name: "System" }).check();
      expect(await background()).toBe(light);
    },
  );
});
