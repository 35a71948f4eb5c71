/** @jest-environment node */
import { readFileSync } from "node:fs";

import { JSDOM, VirtualConsole, type DOMWindow } from "jsdom";

import { reloadedFlag } from "../history/reload-on-history";
import { schemeKey } from "../SchemeSwitch/scheme";

import { bundlePreHydrationScript } from "./bundle-pre-hydration-script";
import { fonts } from "./fonts";

const html = `<!DOCTYPE html><html><head><script>${bundlePreHydrationScript()}</script></head><body>
  <section><button data-choice="1.chat">Accept</button><button data-replay-click="">Settings</button></section>
  <main><header><h1>Words</h1></header><section>First</section><section>Second</section><section>Third</section></main>
  <footer></footer>
  <a href="/site-index/" data-replay-click="">Menu</a>
  <template id="deferred-scripts"><script src="/app.js" async></script></template>
</body></html>`;

type Paints = { getEntriesByName: (name: string) => unknown[] };

const observers: ((list: Paints) => void)[] = [];

/** Notifies the paint observers of a first paint or a first contentful paint. */
const paint = (kind = "first-contentful-paint") => {
  const list = { getEntriesByName: (name: string) => (name === kind ? [{}] : []) };
  for (const notify of observers) notify(list);
};

type PageOptions = {
  cookie?: string;
  scheme?: string;
  connection?: object;
  privacyControl?: boolean;
  path?: string;
  referrer?: string;
  navigation?: string;
  entryTypes?: string[];
};

/** Loads a built page and runs its pre-hydration script. */
const openPage = async (options: PageOptions = {}) => {
  observers.length = 0;
  const { window } = new JSDOM(html, {
    url: `https://site.example${options.path ?? "/blog/"}`,
    referrer: options.referrer,
    runScripts: "dangerously",
    // jsdom logs an error on navigation.
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => {
      if (options.cookie) page.document.cookie = options.cookie;
      if (options.scheme) page.localStorage.setItem(schemeKey, options.scheme);
      Object.assign(page, {
        scrollTo: jest.fn(),
        // Pending timers must not keep Jest from exiting.
        setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms).unref(),
        clearTimeout,
        requestIdleCallback: (callback: () => void) => callback(),
        PerformanceObserver: Object.assign(
          function PerformanceObserver(callback: (list: Paints) => void) {
            observers.push(callback);
            return { observe: () => undefined, disconnect: () => undefined };
          },
          { supportedEntryTypes: options.entryTypes ?? ["paint"] },
        ),
      });
      Object.assign(page.document, { fonts: { load: () => Promise.resolve([]) } });
      page.performance.getEntriesByType = () => [
        { type: options.navigation ?? "navigate" } as unknown as PerformanceEntry,
      ];
      Object.assign(page.navigator, {
        connection: options.connection,
        globalPrivacyControl: options.privacyControl,
      });
    },
  });
  await new Promise((resolve) => window.addEventListener("load", resolve));

  return window;
};

const scriptCount = ({ document }: DOMWindow) => document.querySelectorAll("body > script").length;

const find = (page: DOMWindow, selector: string) =>
  page.document.querySelector(selector) as unknown as HTMLElement;

it.each([
  ["light", "light"],
  ["dark", "dark"],
  ['"><script>', undefined],
])("applies the stored color scheme %s as %s", async (scheme, applied) => {
  const page = await openPage({ scheme });
  expect(page.document.documentElement.dataset.scheme).toBe(applied);
});

describe("Gatsby's scripts", () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"] }));
  afterEach(() => void jest.useRealTimers());

  it.each(["pointermove", "pointerdown", "touchstart", "keydown", "scroll", "focusin", "click"])(
    "load on the first interaction: %s",
    async (type) => {
      const page = await openPage();
      expect(scriptCount(page)).toBe(0);
      page.dispatchEvent(new page.Event(type));
      expect(scriptCount(page)).toBe(1);
      expect(page.document.documentElement.dataset.interacted).toBe("");
    },
  );

  it("load five seconds after the last paint", async () => {
    const page = await openPage();
    jest.advanceTimersByTime(4999);
    paint();
    jest.advanceTimersByTime(4999);
    expect(scriptCount(page)).toBe(0);
    jest.advanceTimersByTime(1);
    expect(scriptCount(page)).toBe(1);
    expect(page.document.documentElement.dataset.interacted).toBeUndefined();
  });

  it.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g" }])(
    "wait for an interaction on a connection with %j",
    async (connection) => {
      const page = await openPage({ connection });
      jest.advanceTimersByTime(60_000);
      expect(scriptCount(page)).toBe(0);
    },
  );

  it.each([
    ["at once for a visitor who allowed vendors", { cookie: "myCookies=1.chat" }, 1],
    ["later for one who rejected all", { cookie: "myCookies=1" }, 0],
    [
      "later for one with Global Privacy Control",
      { cookie: "myCookies=1.chat", privacyControl: true },
      0,
    ],
    ["later after a choice about an earlier policy", { cookie: "myCookies=0.chat" }, 0],
  ])("load %s", async (_when, options, count) => {
    expect(scriptCount(await openPage(options))).toBe(count);
  });

  it("load immediately on the search results page", async () => {
    expect(scriptCount(await openPage({ path: "/search/?q=golang" }))).toBe(1);
  });
});

describe("web fonts", () => {
  it.each([
    ["are deferred on the first page of a visit", {}, "later"],
    ["are deferred after a visit to another site", { referrer: "https://other.example/" }, "later"],
    [
      "load immediately after another page of this site",
      { referrer: "https://site.example/" },
      undefined,
    ],
    ["load immediately after a reload", { navigation: "reload" }, undefined],
    ["load immediately if the browser reports no paints", { entryTypes: [] }, undefined],
  ])("%s", async (_, options, state) => {
    const page = await openPage(options);
    expect(page.document.documentElement.dataset.fonts).toBe(state);
  });

  it.each([
    ["have loaded", () => Promise.resolve([])],
    ["have failed to load", () => Promise.reject(new Error("NetworkError"))],
  ])(
    "are requested together after the first contentful paint, and applied once they %s",
    async (_, load) => {
      const page = await openPage();
      const { dataset } = page.document.documentElement;
      const requested: string[] = [];
      Object.assign(page.document, {
        fonts: {
          load: (face: string) => {
            requested.push(face);

            return load();
          },
        },
      });
      paint("first-paint");
      expect(requested).toEqual([]);
      paint();
      expect(requested).toEqual(fonts);
      expect(dataset.fonts).toBe("later");
      await new Promise(setImmediate);
      expect(dataset.fonts).toBeUndefined();
    },
  );

  it.each([
    ["a title that would need another line gets tighter spacing", -0.01, "calc(0px + -0.01em)"],
    ["a title that would need fewer lines gets wider spacing", 0.005, "calc(0px + 0.005em)"],
    ["a title that keeps its lines is unchanged", 0, ""],
    ["a title whose lines no spacing can keep is unchanged", 1, ""],
  ])("do not shift the layout: %s", async (_, needed, spacing) => {
    const page = await openPage();
    const title = find(page, "h1");
    const { dataset } = find(page, "main > header");
    Object.defineProperty(title, "offsetHeight", {
      get: () =>
        dataset.ready === undefined || title.style.letterSpacing.includes(` ${needed}em`) || !needed
          ? 40
          : 60,
    });
    paint();
    await new Promise(setImmediate);
    expect(title.style.letterSpacing).toBe(spacing);
  });

  it("match the stylesheet", () => {
    const sheet = readFileSync("src/styles/_faces.scss", "utf8");
    const written = [...sheet.matchAll(/font-family: (".+?");\s+font-weight: (\d+)/g)];
    const known = new Set(written.map(([, family, weight]) => `${weight} 1em ${family}`));
    expect([...known].sort()).toEqual([...fonts].sort());
  });
});

describe("below-the-fold content", () => {
  it.each([
    ["is deferred on the first page of a visit", {}, "later"],
    ["is rendered immediately if the URL has a fragment", { path: "/blog/#more" }, undefined],
    ["is rendered immediately after a reload", { navigation: "reload" }, undefined],
    ["is rendered immediately after going back", { navigation: "back_forward" }, undefined],
  ])("%s", async (_, options, state) => {
    const page = await openPage(options);
    expect(page.document.documentElement.dataset.below).toBe(state);
  });

  it("is laid out section by section, in the web fonts", async () => {
    const page = await openPage();
    const { dataset } = page.document.documentElement;
    const idleCallbacks: (() => void)[] = [];
    Object.assign(page, {
      requestIdleCallback: (callback: () => void) => idleCallbacks.push(callback),
    });
    const runIdle = async () => {
      await new Promise(setImmediate);
      idleCallbacks.shift()?.();
      await new Promise(setImmediate);
    };
    const sections = [...page.document.querySelectorAll("main > *, body > :not(main)")];
    const ready = () => sections.filter((section) => section.hasAttribute("data-ready"));
    paint();
    for (let count = 1; count <= sections.length; count += 1) {
      await runIdle();
      expect(ready()).toEqual(sections.slice(0, count));
      expect(dataset).toMatchObject({ below: "later", fonts: "later" });
    }
    await runIdle();
    expect(dataset).not.toHaveProperty("below");
    expect(dataset).not.toHaveProperty("fonts");
  });

  it("is laid out immediately on an interaction", async () => {
    const page = await openPage();
    page.dispatchEvent(new page.Event("pointermove"));
    expect(page.document.documentElement.dataset.below).toBeUndefined();
  });

  it.each([
    ["src/layout/Layout/Layout.module.scss", ':root[data-below="later"]', "[data-ready])"],
    ["src/styles/_tokens.scss", ':root[data-fonts="later"]', '[data-fonts="later"] [data-ready]'],
  ])("has the attributes that %s uses", (file, ...names) => {
    const sheet = readFileSync(file, "utf8");
    for (const name of names) expect(sheet).toContain(name);
  });
});

describe("the cookie banner", () => {
  it.each([
    ["is shown if no choice is stored", {}, "ask"],
    ["is shown again after the policy changes", { cookie: "myCookies=0.chat" }, "ask"],
    ["is hidden after declining", { cookie: "myCookies=1" }, undefined],
    ["is hidden after a choice", { cookie: "myCookies=1.statistics.chat" }, undefined],
    ["is hidden if the browser sends Global Privacy Control", { privacyControl: true }, undefined],
  ])("%s", async (_, options, state) => {
    const page = await openPage(options);
    expect(page.document.documentElement.dataset.cookies).toBe(state);
  });

  it("stores the clicked choice, and closes", async () => {
    const page = await openPage();
    find(page, "[data-choice]").click();
    expect(page.document.cookie).toBe("myCookies=1.chat");
    expect(page.document.documentElement.dataset.cookies).toBe("answered");
  });
});

describe("a click before hydration", () => {
  it("is kept for replay; a second click on a link navigates", async () => {
    const page = await openPage();
    const menu = find(page, "a");
    const click = () => {
      const event = new page.MouseEvent("click", { bubbles: true, cancelable: true });
      menu.dispatchEvent(event);

      return event.defaultPrevented;
    };
    expect(click()).toBe(true);
    expect(menu.getAttribute("aria-busy")).toBe("true");
    expect(click()).toBe(false);
  });

  it("navigates if a script has failed to load", async () => {
    const page = await openPage();
    page.dispatchEvent(new page.Event("pointerdown"));
    find(page, "body > script").dispatchEvent(new page.Event("error"));
    const click = new page.MouseEvent("click", { bubbles: true, cancelable: true });
    find(page, "a").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it.each(["ctrlKey", "metaKey", "shiftKey"])("with %s is left to the browser", async (key) => {
    const page = await openPage();
    const click = new page.MouseEvent("click", { bubbles: true, cancelable: true, [key]: true });
    find(page, "a").dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });
});

describe("back and forward", () => {
  it("reload a page from the back/forward cache", async () => {
    const page = await openPage();
    page.dispatchEvent(Object.assign(new page.Event("pageshow"), { persisted: true }));

    expect(page.sessionStorage.getItem(reloadedFlag)).toBe("1");
  });
});

describe("a URL that cannot be decoded", () => {
  it.each([
    ["/contact-us/#%zz", "/contact-us/#%25zz"],
    ["/contact-us/#50%", "/contact-us/#50%25"],
    ["/contact-us/#%ff", "/contact-us/#%25ff"],
    ["/%zz/?q=%zz#form", "/%25zz/?q=%zz#form"],
    ["/contact-us/?a=b#caf%C3%A9", "/contact-us/?a=b#caf%C3%A9"],
  ])("%s is replaced by %s", async (path, repaired) => {
    const { location } = await openPage({ path });

    expect(location.pathname + location.search + location.hash).toBe(repaired);
  });

  it("is replaced after a later navigation, before other listeners run", async () => {
    const page = await openPage({ path: "/contact-us/" });
    const seen: string[] = [];
    page.addEventListener("popstate", () => seen.push(page.location.hash));
    page.history.replaceState({ key: "kept" }, "", "/contact-us/#%zz");
    page.dispatchEvent(new page.PopStateEvent("popstate"));

    expect(seen).toEqual(["#%25zz"]);
    expect(page.history.state).toEqual({ key: "kept" });
  });
});
