import { expect, type BrowserContext, type Page } from "@playwright/test";

import { siteUrl, tlsSiteUrl } from "../forms/support/site";
import { hydrate } from "../support/hydration";

// Mocks the vendors' hosts: nothing leaves the machine, and every third-party request is recorded.
export const hosts = {
  tagManager: "www.googletagmanager.com",
  hotjar: "static.hotjar.com",
  chat: "chat.example",
} as const;

/** Origins that a page may request before a choice. */
const ownHosts = [siteUrl, tlsSiteUrl, process.env.STRAPI_API_URL ?? siteUrl].map(
  (address) => new URL(address).host,
);

const scripts: Record<string, string> = {
  [hosts.tagManager]:
    'document.cookie = "_ga=GA1.1; Path=/; Max-Age=9999"; document.cookie = "_ga_X=1; Path=/; Max-Age=9999";',
  [hosts.hotjar]: 'document.cookie = "_hjSession_1=1; Path=/"; localStorage.setItem("_hjx", "1");',
  [hosts.chat]:
    'document.cookie = "cw_conversation=1; Path=/"; window.chatwootSDK = { run: () => (window.chatStarted = true) };',
};

const isThirdParty = (url: URL) => url.protocol.startsWith("http") && !ownHosts.includes(url.host);

/** Blocks third-party requests, as some extensions do. */
export const blockThirdParties = (context: BrowserContext) =>
  context.route(isThirdParty, (route) => route.abort("blockedbyclient"));

/** Records and mocks all third-party requests. */
export const interceptThirdParties = async (context: BrowserContext) => {
  const requestedHosts: string[] = [];
  await context.route(isThirdParty, async (route) => {
    const { host } = new URL(route.request().url());
    requestedHosts.push(host);
    await route.fulfill({ contentType: "text/javascript", body: scripts[host] ?? "" });
  });

  return { requestedHosts, uniqueHosts: () => [...new Set(requestedHosts)].sort() };
};

export const banner = (page: Page) => page.getByRole("region", { name: "Cookies" });
export const settings = (page: Page) => page.getByRole("dialog", { name: "Cookie settings" });

/** Clicks a button of the banner. */
export const clickBanner = (page: Page, name: string) =>
  banner(page).getByRole("button", { name }).click();

export const openSettings = async (page: Page) => {
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await expect(settings(page).getByRole("heading")).toBeVisible();
};

/** The names of all cookies. */
export const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();

/**
 * Stores a choice before the visit.
 *
 * @param value the version of the cookie policy and the categories allowed: `1.statistics.chat`.
 */
export const setConsent = (context: BrowserContext, value: string) =>
  context.addCookies([{ name: "myCookies", value, url: siteUrl }]);

type Word = unknown[];

/** Follows the links of the header. */
export const followHeaderLinks = async (page: Page, names: readonly string[]) => {
  for (const name of names) {
    await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("banner").locator("[aria-current=page]")).toHaveText(name);
    await hydrate(page);
  }
};

/**
 * Withdraws consent in the settings, upon which every open tab reloads.
 *
 * @param options.awaitedTab the tab whose reload is awaited; by default, the page's own.
 */
export const withdrawConsent = async (page: Page, { awaitedTab = page } = {}) => {
  await openSettings(page);
  const reloaded = awaitedTab.waitForEvent("load");
  await settings(page).getByRole("button", { name: "Reject all" }).click();
  await reloaded;
};

/** The tag manager's calls, in order. */
export const dataLayer = (page: Page): Promise<Word[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? Array.from(entry as ArrayLike<unknown>)
        : [entry],
    ),
  );

/** The hosts of everything that a full acceptance loads. */
export const allHosts = [hosts.chat, hosts.hotjar, hosts.tagManager].sort();
