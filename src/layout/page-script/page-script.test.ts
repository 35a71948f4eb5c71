/** @jest-environment node */
import { readFileSync } from "node:fs";

import { JSDOM, VirtualConsole, type DOMWindow } from "jsdom";

import { renderingFailed } from "../Layout/rendering-failed-event";

import { bundlePageScript } from "./bundle-page-script";
import { fonts } from "./fonts";
import { reloadedFlag } from "./reload-on-history";
import { schemeKey } from "./scheme";

const html = `<!DOCTYPE html><html><head><script>${bundlePageScript()}</script></head><body>
  <section><button data-choice="1.chat">Accept</button><button data-choice="1">Reject</button></section>
  <a href="/site-index/" data-replay-click="">Menu</a>
  <main id="content" tabindex="-1"><header><h1>Words</h1></header>
    <section><p><a href="/about-us/">A link</a></p><details><summary>A question</summary></details></section>
    <section><nav data-table-of-contents><a href="#one">One</a><a href="#café">Two</a></nav>
      <h2 id="one">One</h2><h2 id="café">Two</h2></section>
    <section><div data-form>A form</div></section></main>
  <footer><div data-form><form method="dialog"><input name="name">
    <button data-replay-click="">Subscribe</button></form></div>
    <fieldset data-scheme-switch><label><input type="radio" name="s" value="system" checked>System</label>
      <label><input type="radio" name="s" value="dark">Dark</label></fieldset>
    <span data-current-year>1999</span></footer>
  <button data-scroll-to-top><i>Top</i></button>
  <template id="deferred-scripts"><script src="/app.js" async></script></template>
</body></html>`;

type Paints = { getEntriesByName: (name: string) => unknown[] };

const observers: ((list: Paints) => void)[] = [];

/** Notifies the paint observers of a first paint or a first contentful paint. */
const paint = (kind = "first-contentful-paint") => {
  const list = { getEntriesByName: (name: string) => (name === kind ? [{}] : []) };
  for (const notify of observers) notify(list);
};

type Intersection = { target: Element; isIntersecting: boolean };

let intersections: { rootMargin: string; notify: (entries: Intersection[]) => void }[] = [];

/** Notifies the intersection observers with a root margin. */
const intersect = (rootMargin: RegExp, entries: Intersection[] = []) => {
  for (const observer of intersections) {
    if (rootMargin.test(observer.rootMargin)) observer.notify(entries);
  }
};

type PageOptions = {
  /** Elements before the page script. */
  head?: string;
  /** The announcement that was dismissed. */
  dismissed?: string | undefined;
  cookie?: string;
  scheme?: string | undefined;
  stored?: string;
  connection?: object;
  privacyControl?: boolean;
  path?: string;
  referrer?: string;
  navigation?: string;
  entryTypes?: string[];
  /** The Navigation API. */
  history?: object;
};

/** Loads a built page and runs its page script. */
const openPage = async (options: PageOptions = {}) => {
  observers.length = 0;
  intersections = [];
  const { window } = new JSDOM(html.replace("<head>", `<head>${options.head ?? ""}`), {
    url: `https://site.example${options.path ?? "/blog/"}`,
    referrer: options.referrer,
    runScripts: "dangerously",
    // jsdom logs an error on navigation.
    virtualConsole: new VirtualConsole(),
    beforeParse: (page) => {
      if (options.dismissed) page.localStorage.setItem("announcement", options.dismissed);
      if (options.cookie) page.document.cookie = options.cookie;
      if (options.stored) page.sessionStorage.setItem(options.stored, "{}");
      if (options.scheme) page.localStorage.setItem(schemeKey, options.scheme);
      Object.assign(page, {
        navigation: options.history,
        scrollTo: jest.fn(),
        // Pending timers must not keep Jest from exiting.
        setTimeout: (callback: () => void, ms: number) => setTimeout(callback, ms).unref(),
        clearTimeout,
        requestIdleCallback: (callback: () => void) => callback(),
        IntersectionObserver: function IntersectionObserver(
          notify: () => void,
          { rootMargin = "0px" }: { rootMargin?: string } = {},
        ) {
          intersections.push({ rootMargin, notify });
          return { observe: () => undefined };
        },
        matchMedia: () => ({ matches: false }),
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

describe("the color scheme", () => {
  const checked = (page: DOMWindow) =>
    page.document.querySelector<HTMLInputElement>("[data-scheme-switch] :checked")?.value;

  it.each([
    ["dark", "dark", "dark"],
    ['"><script>', undefined, "system"],
    [undefined, undefined, "system"],
  ])("stored as %s is applied as %s, and shown as %s", async (scheme, applied, shown) => {
    const page = await openPage({ scheme });
    expect(page.document.documentElement.dataset.scheme).toBe(applied);
    expect(checked(page)).toBe(shown);
  });

  it("is chosen and stored before hydration; System removes the choice", async () => {
    const page = await openPage();
    find(page, "[value=dark]").click();
    expect(page.document.documentElement.dataset.scheme).toBe("dark");
    expect(page.localStorage.getItem(schemeKey)).toBe("dark");
    find(page, "[value=system]").click();
    expect(page.document.documentElement.dataset.scheme).toBeUndefined();
    expect(page.localStorage.getItem(schemeKey)).toBeNull();
  });

  it("is chosen if storage is forbidden", async () => {
    const page = await openPage();
    page.Storage.prototype.setItem = () => {
      throw new Error("forbidden");
    };
    find(page, "[value=dark]").click();
    expect(page.document.documentElement.dataset.scheme).toBe("dark");
  });
});

describe("the address that led here", () => {
  const referrer = "https://search.example/";
  const open = async (state?: string, hasEntry = true) => {
    const updateCurrentEntry = jest.fn();
    const currentEntry = hasEntry ? { getState: () => state } : null;
    const page = await openPage({ referrer, history: { currentEntry, updateCurrentEntry } });

    return { page, updateCurrentEntry };
  };

  it("is kept in the tab's history, and in no storage", async () => {
    const { page, updateCurrentEntry } = await open();

    expect(updateCurrentEntry).toHaveBeenCalledWith({ state: referrer });
    expect(page.localStorage).toHaveLength(0);
    expect(page.sessionStorage).toHaveLength(0);
    expect(page.document.cookie).toBe("");
  });

  it("stays as it was kept first", async () => {
    const { updateCurrentEntry } = await open("https://other.example/");

    expect(updateCurrentEntry).not.toHaveBeenCalled();
  });

  it("is not kept for a document without a history", async () => {
    const { page, updateCurrentEntry } = await open(undefined, false);

    expect(updateCurrentEntry).not.toHaveBeenCalled();
    expect(page.document.documentElement.dataset.cookies).toBe("ask");
  });
});

describe("Gatsby's scripts", () => {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick"] }));
  afterEach(() => void jest.useRealTimers());

  const use = (page: DOMWindow, selector: string, type: string) =>
    find(page, selector).dispatchEvent(new page.Event(type, { bubbles: true }));

  it.each([
    ["pointermove", "[data-replay-click]"],
    ["pointerdown", "form button"],
    ["focusin", "form input"],
    ["click", "form input"],
  ])("load on %s at %s", async (type, selector) => {
    const page = await openPage();
    expect(scriptCount(page)).toBe(0);
    use(page, selector, type);
    expect(scriptCount(page)).toBe(1);
  });

  it.each([
    ["pointermove", "h1"],
    ["touchstart", "h1"],
    ["scroll", "main"],
    ["keydown", "main"],
    ["focusin", "section a"],
    ["click", "summary"],
    ["click", "[data-scroll-to-top] i"],
    ["click", "[data-scheme-switch] [value=dark]"],
    ["click", "[data-choice='1']"],
  ])("do not load on %s at %s", async (type, selector) => {
    const page = await openPage();
    use(page, selector, type);
    jest.advanceTimersByTime(60_000);
    expect(scriptCount(page)).toBe(0);
  });

  it("load when the visitor allows vendors", async () => {
    const page = await openPage();
    find(page, "[data-choice='1.chat']").click();
    expect(scriptCount(page)).toBe(1);
  });

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

  it.each([
    ["/search/?q=golang", 1],
    ["/?technology=flutter", 1],
    ["/?utm_source=a", 0],
  ])("load at %s: %d", async (path, count) => {
    expect(scriptCount(await openPage({ path }))).toBe(count);
  });

  it.each([
    ["draft:contact", 1],
    ["lead-source", 0],
    ["other", 0],
  ])("load with %s in the session: %d", async (stored, count) => {
    expect(scriptCount(await openPage({ stored }))).toBe(count);
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
    ["a title that would need another line gets tighter spacing", "h1", -5, "calc(0px + -0.005em)"],
    ["a title that would need fewer lines gets wider spacing", "h1", 10, "calc(0px + 0.01em)"],
    ["a title that keeps its lines is unchanged", "h1", 0, ""],
    ["a title whose lines no spacing can keep is unchanged", "h1", 1, ""],
    ["a row that would wrap gets narrower gaps", "ul", -15, "calc(24px + -0.5em)"],
    ["a row that no gap can keep is unchanged", "ul", 1, ""],
  ])("do not shift the layout: %s", async (_, selector, needed, expected) => {
    const page = await openPage();
    const header = find(page, "main > header");
    header.insertAdjacentHTML("beforeend", "<ul class=row><li>An entry</ul>");
    header.insertAdjacentHTML("beforeend", "<style>.row { flex-wrap: wrap; column-gap: 24px }");
    const text = find(page, `main ${selector}`);
    const property = selector === "ul" ? "columnGap" : "letterSpacing";
    const em = needed / (selector === "ul" ? 30 : 1000);
    const isKept = () =>
      header.dataset.ready === undefined || !needed || text.style[property].includes(` ${em}em`);
    Object.defineProperty(text, "offsetHeight", { get: () => (isKept() ? 40 : 60) });
    paint();
    await new Promise(setImmediate);
    expect(text.style[property]).toBe(expected);
  });

  it("do not move an item of a row to the next line", async () => {
    const page = await openPage();
    const header = find(page, "main > header");
    header.insertAdjacentHTML("beforeend", "<ul class=row><li>A<li>B<li>C<li>D</ul>");
    header.insertAdjacentHTML("beforeend", "<style>.row { flex-wrap: wrap; column-gap: 24px }");
    const row = find(page, "main ul");
    const fits = () =>
      header.dataset.ready === undefined || row.style.columnGap.includes(" -0.5em");
    Object.defineProperty(row, "offsetHeight", { value: 40 });
    [...row.children].forEach((item, at) => {
      const get = () => (fits() ? [0, 50, 100, 0] : [0, 50, 0, 50])[at];
      Object.defineProperty(item, "offsetLeft", { get });
    });
    paint();
    await new Promise(setImmediate);
    expect(row.style.columnGap).toBe("calc(24px + -0.5em)");
  });

  it("match the stylesheet", () => {
    const sheet = readFileSync("brand/_faces.scss", "utf8");
    const written = [...sheet.matchAll(/font-family: (".+?");\s+font-weight: (\d+)/g)];
    const known = new Set(written.map(([, family, weight]) => `${weight} 1em ${family}`));
    expect([...known].sort()).toEqual([...fonts].sort());
  });
});

describe("the announcement", () => {
  const announcement = { text: "A spring offer", from: null, until: null };
  const meta = (data: object) =>
    `<meta name="announcement" content='${JSON.stringify({ ...announcement, ...data })}'>`;
  const stateOf = (page: DOMWindow) => page.document.documentElement.dataset.announcement;

  it.each([
    ["is shown", {}, undefined, "shown"],
    ["is hidden before its time", { from: "2999-01-01T00:00:00Z" }, undefined, undefined],
    ["is hidden after its time", { until: "2020-01-01T00:00:00Z" }, undefined, undefined],
    ["stays hidden once it is dismissed", {}, JSON.stringify(announcement), undefined],
    [
      "is shown again with other times",
      { until: "2999-01-01T00:00:00Z" },
      JSON.stringify(announcement),
      "shown",
    ],
    ["is shown after an earlier one was dismissed", {}, "A winter offer", "shown"],
  ])("%s", async (_, data, dismissed, state) => {
    expect(stateOf(await openPage({ head: meta(data), dismissed }))).toBe(state);
  });

  it("is dismissed by its button, and moves the focus to the content", async () => {
    const page = await openPage({ head: meta({}) });
    page.document.body.insertAdjacentHTML(
      "afterbegin",
      "<button data-dismiss-announcement><i>×</i></button>",
    );
    find(page, "[data-dismiss-announcement] i").click();

    expect(stateOf(page)).toBeUndefined();
    expect(page.localStorage.getItem("announcement")).toBe(JSON.stringify(announcement));
    expect(page.document.activeElement?.id).toBe("content");
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
    find(page, "a").dispatchEvent(new page.Event("pointerdown", { bubbles: true }));
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

const subscribe = (page: DOMWindow) => {
  const click = new page.MouseEvent("click", { bubbles: true, cancelable: true });
  find(page, "form button").dispatchEvent(click);

  return click.defaultPrevented;
};

describe("the newsletter form before hydration", () => {
  it("keeps a click on its button", async () => {
    const page = await openPage();
    expect(subscribe(page)).toBe(true);
    expect(find(page, "form button").getAttribute("aria-busy")).toBe("true");
  });

  it("shows the email address instead once a script has failed to load", async () => {
    const page = await openPage();
    page.dispatchEvent(new page.Event("unhandledrejection"));
    expect(page.document.documentElement.dataset.scripts).toBeUndefined();
    expect(subscribe(page)).toBe(true);
    expect(find(page, "form button").hasAttribute("aria-busy")).toBe(false);
    expect(page.document.documentElement.dataset.scripts).toBe("failed");
  });
});

it("has links that lead to pages once rendering has failed", async () => {
  const page = await openPage();
  expect(subscribe(page)).toBe(true);
  page.dispatchEvent(new page.Event(renderingFailed));

  expect(find(page, "form button").hasAttribute("aria-busy")).toBe(false);
  expect(find(page, "a[data-replay-click]").hasAttribute("role")).toBe(false);
});

describe("a link that opens a dialog", () => {
  const press = (page: DOMWindow, target: HTMLElement, key: string, init: object = {}) => {
    const event = new page.KeyboardEvent("keydown", {
      ...{ key, bubbles: true, cancelable: true },
      ...init,
    });
    target.dispatchEvent(event);

    return event.defaultPrevented;
  };

  it("is a button before hydration, which the space bar clicks once", async () => {
    const page = await openPage();
    const link = find(page, "a[data-replay-click]");
    expect(link.getAttribute("role")).toBe("button");
    expect(link.getAttribute("aria-haspopup")).toBe("dialog");
    expect(link.getAttribute("aria-expanded")).toBe("false");

    const clicks = jest.fn();
    link.addEventListener("click", clicks);
    expect(press(page, link, " ", { ctrlKey: true })).toBe(false);
    expect(press(page, link, "Enter")).toBe(false);
    expect(press(page, link, " ")).toBe(true);
    expect(press(page, link, " ", { repeat: true })).toBe(true);
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(link.getAttribute("aria-busy")).toBe("true");
    expect(press(page, find(page, "section a[href='/about-us/']"), " ")).toBe(false);
  });

  it("is a link again once React cannot load", async () => {
    const page = await openPage();
    const link = find(page, "a[data-replay-click]");
    const isButton = () =>
      ["role", "aria-haspopup", "aria-expanded"].some((name) => link.hasAttribute(name));
    const fail = (src: string) => {
      const script = Object.assign(page.document.createElement("script"), { src });
      page.document.head.append(script);
      script.dispatchEvent(new page.Event("error"));
    };
    // A vendor's, which the visitor blocks.
    fail("https://vendor.example/gtm.js");
    expect(isButton()).toBe(true);
    fail("/app.js");
    expect(isButton()).toBe(false);
    expect(press(page, link, " ")).toBe(false);
  });
});

describe("scrolling", () => {
  const scroll = (page: DOMWindow, y: number) => {
    Object.assign(page, { scrollY: y });
    page.dispatchEvent(new page.Event("scroll"));

    return page.document.documentElement;
  };

  it("up pins the header, except at the top", async () => {
    const page = await openPage();
    const isPinnedAt = (y: number) => scroll(page, y).hasAttribute("data-pinned");
    expect([0, 400, 395, 900, 700, 697, 705].filter(isPinnedAt)).toEqual([700, 697, 705]);
    expect([1000, 500, 0].filter(isPinnedAt)).toEqual([500]);
  });

  it("by more than 100 pixels shows the button to the top, which scrolls and moves focus", async () => {
    const page = await openPage();
    expect([100, 101].map((y) => scroll(page, y).hasAttribute("data-scrolled"))).toEqual([
      false,
      true,
    ]);
    find(page, "[data-scroll-to-top] i").click();
    expect(page.scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
    expect(page.document.activeElement?.id).toBe("content");
  });

  it("marks the active section, and none above the first", async () => {
    const page = await openPage();
    const tops: Record<string, number> = { one: 500, café: 900 };
    for (const heading of page.document.querySelectorAll<HTMLElement>("h2")) {
      heading.getBoundingClientRect = () =>
        ({ top: (tops[heading.id] ?? 0) - page.scrollY }) as DOMRect;
    }
    const currentAt = (y: number) => {
      Object.assign(page, { scrollY: y });
      intersect(/^999999px/);

      return page.document.querySelector("[aria-current=location]")?.textContent;
    };
    expect([0, 400, 800, 400].map(currentAt)).toEqual([undefined, "One", "Two", "One"]);
  });
});

it("marks the forms in the window", async () => {
  const page = await openPage();
  const target = find(page, "main [data-form]");
  intersect(/^0px$/, [{ target, isIntersecting: true }]);
  expect(target.hasAttribute("data-form-in-view")).toBe(true);
  intersect(/^0px$/, [{ target, isIntersecting: false }]);
  expect(target.hasAttribute("data-form-in-view")).toBe(false);
});

it("corrects the year of the build", async () => {
  const page = await openPage();
  expect(find(page, "[data-current-year]").textContent).toBe(String(new Date().getFullYear()));
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
