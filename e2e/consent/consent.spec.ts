import { expect, test, type BrowserContext, type Page } from "@playwright/test";

import { siteUrl } from "../forms/support/site";

// The vendors' hosts are answered here: nothing leaves the machine, and every
// request that would have left is known.
const hosts = {
  tagManager: "www.googletagmanager.com",
  hotjar: "static.hotjar.com",
  chat: "chat.example",
} as const;

const own = [new URL(siteUrl).host, new URL(process.env.STRAPI_API_URL ?? siteUrl).host];

const scripts: Record<string, string> = {
  [hosts.tagManager]:
    'document.cookie = "_ga=GA1.1; Path=/; Max-Age=9999"; document.cookie = "_ga_X=1; Path=/; Max-Age=9999";',
  [hosts.hotjar]: 'document.cookie = "_hjSession_1=1; Path=/"; localStorage.setItem("_hjx", "1");',
  [hosts.chat]:
    'document.cookie = "cw_conversation=1; Path=/"; window.chatwootSDK = { run: () => (window.chatStarted = true) };',
};

/** Watches every request of a browser that goes elsewhere, and answers it. */
const watch = async (context: BrowserContext) => {
  const asked: string[] = [];
  await context.route(
    (url) => url.protocol.startsWith("http") && !own.includes(url.host),
    async (route) => {
      const { host } = new URL(route.request().url());
      asked.push(host);
      await route.fulfill({ contentType: "text/javascript", body: scripts[host] ?? "" });
    },
  );

  return { asked, hosts: () => [...new Set(asked)].sort() };
};

const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie settings" });

/** Long enough for a script that should not load to show itself. */
const settle = async (page: Page) => {
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(300);
};

const press = (page: Page, name: string) => banner(page).getByRole("button", { name }).click();

const openSettings = async (page: Page) => {
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(settings(page).getByRole("heading")).toBeVisible();
};

const names = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

const choose = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: "myCookies", value, url: siteUrl }]);

type Word = unknown[];
const dataLayer = (page: Page): Promise<Word[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? Array.from(entry as ArrayLike<unknown>)
        : [entry],
    ),
  );

const all = [hosts.chat, hosts.hotjar, hosts.tagManager].sort();

test.use({ baseURL: siteUrl });

test.describe("before a choice", () => {
  for (const path of ["/", "/contact-us/", "/hire/hire-react-developer/", "/privacy-policy/"]) {
    test(`${path} asks nobody else for anything and stores nothing`, async ({ page, context }) => {
      const { asked } = await watch(context);
      await page.goto(path);
      await expect(banner(page)).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await settle(page);

      expect(asked).toEqual([]);
      expect(await names(context)).toEqual([]);
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    });
  }

  test("the banner stays through the site", async ({ page, context }) => {
    const { asked } = await watch(context);
    await page.goto("/");
    await page.getByRole("link", { name: "Portfolio" }).first().click();
    await expect(page).toHaveURL(/portfolio/);
    await expect(banner(page)).toBeVisible();
    await settle(page);

    expect(asked).toEqual([]);
  });

  test("scrolling is no consent", async ({ page, context }) => {
    const { asked } = await watch(context);
    await page.goto("/");
    await expect(banner(page)).toBeVisible();
    for (let step = 0; step < 10; step += 1) await page.mouse.wheel(0, 800);
    await settle(page);

    await expect(banner(page)).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe("after a refusal", () => {
  test("nothing loads, and the banner is gone for good", async ({ page, context }) => {
    const { asked } = await watch(context);
    await page.goto("/");
    await press(page, "Reject");
    await expect(banner(page)).toBeHidden();
    for (const path of ["/blog/", "/", "/careers/"]) {
      await page.goto(path);
      await settle(page);
      await expect(banner(page)).toBeHidden();
    }

    expect(asked).toEqual([]);
    expect(await names(context)).toEqual(["myCookies"]);
  });

  test("the choice is kept for 365 days", async ({ page, context }) => {
    await watch(context);
    await page.goto("/");
    await press(page, "Reject");
    await expect(banner(page)).toBeHidden();

    const cookie = (await context.cookies()).find(({ name }) => name === "myCookies");
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(364.9);
    expect(days).toBeLessThanOrEqual(365);
    expect(cookie).toMatchObject({ path: "/", sameSite: "Lax" });
  });
});

test.describe("after acceptance", () => {
  test("all three load at once, without a reload", async ({ page, context }) => {
    const watched = await watch(context);
    await page.goto("/");
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await press(page, "Accept");
    await expect.poll(watched.hosts).toEqual(all);

    await expect.poll(() => page.evaluate(() => "chatStarted" in window)).toBe(true);
    expect(await page.evaluate(() => "samePage" in window)).toBe(true);
  });

  test("they load on the next visit, and there is no banner", async ({ page, context }) => {
    const watched = await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/");
    await expect.poll(watched.hosts).toEqual(all);
    await expect(banner(page)).toBeHidden();
  });

  test("each is loaded once, however many pages are read", async ({ page, context }) => {
    const { asked } = await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/");
    await settle(page);
    for (const name of ["Portfolio", "Blog", "About us"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await settle(page);
    }

    expect(asked.filter((host) => host === hosts.hotjar)).toHaveLength(1);
    expect(asked.filter((host) => host === hosts.chat)).toHaveLength(1);
    expect(asked.filter((host) => host === hosts.tagManager)).toHaveLength(1);
  });

  test("the tag manager is configured once and hears of every page", async ({ page, context }) => {
    await watch(context);
    await choose(context, "1.statistics");
    await page.goto("/");
    await settle(page);
    for (const name of ["Portfolio", "Blog"]) {
      await page.getByRole("banner").getByRole("link", { name }).click();
      await settle(page);
    }

    const words = await dataLayer(page);
    expect(words.filter(([word]) => word === "config")).toHaveLength(1);
    expect(words.filter(([word]) => word === "js")).toHaveLength(1);
    const views = words.filter(([word, name]) => word === "event" && name === "page_view");
    expect(views.map(([, , about]) => (about as { page_path: string }).page_path)).toEqual([
      "/",
      "/portfolio/",
      "/blog/",
    ]);
  });

  test("Consent Mode says denied before it says granted, and both before the script", async ({
    page,
    context,
  }) => {
    await watch(context);
    await page.goto("/");
    await press(page, "Accept");
    await expect.poll(async () => (await dataLayer(page)).length).toBeGreaterThan(3);

    const words = await dataLayer(page);
    expect(words.slice(0, 2)).toEqual([
      [
        "consent",
        "default",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "denied",
        },
      ],
      [
        "consent",
        "update",
        {
          ad_storage: "denied",
          ad_user_data: "denied",
          ad_personalization: "denied",
          analytics_storage: "granted",
        },
      ],
    ]);
    expect(words[2]?.[0]).toMatchObject({ event: "gtm.js" });
  });

  test("the frame for browsers without script is not left in the page", async ({
    page,
    context,
  }) => {
    await watch(context);
    await page.goto("/");
    await press(page, "Accept");
    await settle(page);

    await expect(page.locator('iframe[src*="googletagmanager"]')).toHaveCount(0);
  });

  test("statistics alone load no chat", async ({ page, context }) => {
    const watched = await watch(context);
    await page.goto("/");
    await press(page, "Settings");
    await settings(page).getByLabel("Statistics").check();
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await expect.poll(watched.hosts).toEqual([hosts.hotjar, hosts.tagManager].sort());
    await page.reload();
    await settle(page);

    expect(watched.hosts()).toEqual([hosts.hotjar, hosts.tagManager].sort());
  });

  test("chat alone loads no statistics", async ({ page, context }) => {
    const watched = await watch(context);
    await page.goto("/");
    await press(page, "Settings");
    await settings(page).getByLabel("Chat").check();
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await expect.poll(watched.hosts).toEqual([hosts.chat]);
    await page.reload();
    await settle(page);

    expect(watched.hosts()).toEqual([hosts.chat]);
    expect((await dataLayer(page)).filter(([word]) => word === "consent")).toEqual([]);
  });

  test("blocked vendors disturb nothing", async ({ page, context }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await context.route(
      (url) => url.protocol.startsWith("http") && !own.includes(url.host),
      (route) => route.abort("blockedbyclient"),
    );
    await page.goto("/");
    await press(page, "Accept");
    await settle(page);
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();

    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test.describe("after withdrawal", () => {
  test("the page reloads, their cookies and storage are gone, nothing loads", async ({
    page,
    context,
  }) => {
    const watched = await watch(context);
    await page.goto("/");
    await press(page, "Accept");
    await expect.poll(watched.hosts).toEqual(all);
    await expect.poll(() => names(context)).toContain("_hjSession_1");
    await expect.poll(() => names(context)).toContain("cw_conversation");

    await openSettings(page);
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Reject all" }).click();
    await reloaded;
    watched.asked.length = 0;
    await settle(page);
    await page.goto("/blog/");
    await settle(page);

    expect(watched.asked).toEqual([]);
    expect(await names(context)).toEqual(["myCookies"]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });

  test("of one purpose keeps the other", async ({ page, context }) => {
    const watched = await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/");
    await expect.poll(watched.hosts).toEqual(all);
    await openSettings(page);
    await settings(page).getByLabel("Statistics").uncheck();
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Save choice" }).click();
    await reloaded;
    watched.asked.length = 0;
    await page.reload();
    await settle(page);

    expect(watched.hosts()).toEqual([hosts.chat]);
    expect(await names(context)).not.toContain("_ga");
  });

  test("what a form holds survives its reload", async ({ page, context }) => {
    await watch(context);
    await choose(context, "1.statistics.chat");
    await page.goto("/contact-us/");
    const message = page.locator("main").getByRole("textbox", { name: "Message" });
    await message.fill("Half a thought");
    await openSettings(page);
    const reloaded = page.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Reject all" }).click();
    await reloaded;

    await expect(message).toHaveValue("Half a thought");
  });
});

test.describe("Global Privacy Control", () => {
  const signal = (context: BrowserContext) =>
    context.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { get: () => true }),
    );

  test("refuses without a question", async ({ page, context }) => {
    const { asked } = await watch(context);
    await signal(context);
    await page.goto("/");
    await settle(page);

    await expect(banner(page)).toBeHidden();
    expect(asked).toEqual([]);
  });

  test("wins over an older yes, and sweeps", async ({ page, context }) => {
    const { asked } = await watch(context);
    await choose(context, "1.statistics.chat");
    await context.addCookies(
      ["_ga", "_hjSession_1", "gatsby-gdpr-hotjar"].map((name) => ({
        name,
        value: "true",
        url: siteUrl,
      })),
    );
    await signal(context);
    await page.goto("/");
    await settle(page);

    expect(asked).toEqual([]);
    expect(await names(context)).toEqual(["myCookies"]);
  });

  test("is explained in the settings, where nothing can be switched on", async ({
    page,
    context,
  }) => {
    await watch(context);
    await signal(context);
    await page.goto("/");
    await openSettings(page);

    await expect(settings(page)).toContainText("Global Privacy Control");
    await expect(settings(page).getByLabel("Statistics")).toBeDisabled();
    await expect(settings(page).getByRole("button", { name: "Accept all" })).toBeHidden();
  });
});

test.describe("a cookie that is no choice of today", () => {
  for (const value of ["true", "1.everything", "%00", "2.statistics.chat", "0.statistics", ""]) {
    test(`(${JSON.stringify(value)}) loads nothing and asks again`, async ({ page, context }) => {
      const { asked } = await watch(context);
      await choose(context, value);
      await context.addCookies([
        { name: "gatsby-gdpr-google-tagmanager", value: "true", url: siteUrl },
      ]);
      await page.goto("/");
      await expect(banner(page)).toBeVisible();
      await settle(page);

      expect(asked).toEqual([]);
    });
  }
});

test.describe("two tabs", () => {
  test("follow a yes", async ({ page, context }) => {
    await watch(context);
    const other = await context.newPage();
    await page.goto("/");
    await other.goto("/blog/");
    await press(page, "Accept");

    await expect(banner(other)).toBeHidden();
    await expect.poll(() => other.evaluate(() => "chatStarted" in window)).toBe(true);
  });

  test("follow a withdrawal", async ({ page, context }) => {
    const { asked } = await watch(context);
    await choose(context, "1.statistics.chat");
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto("/");
      await expect.poll(() => tab.evaluate(() => "chatStarted" in window)).toBe(true);
    }
    await openSettings(page);
    const reloaded = other.waitForEvent("load");
    await settings(page).getByRole("button", { name: "Reject all" }).click();
    await reloaded;
    asked.length = 0;
    await settle(other);

    expect(asked).toEqual([]);
    expect(await other.evaluate(() => "chatStarted" in window)).toBe(false);
  });
});

test("cookies forbidden: a yes loads nothing, breaks nothing, and is asked for again", async ({
  page,
  context,
}) => {
  const { asked } = await watch(context);
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await context.addInitScript(() =>
    Object.defineProperty(Document.prototype, "cookie", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
      set: () => {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
  await page.goto("/");
  await press(page, "Accept");
  await expect(banner(page)).toBeHidden();
  await settle(page);
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);

  await page.reload();
  await expect(banner(page)).toBeVisible();
});
