import { expect, type Page, type Request, type Response } from "@playwright/test";

type Traffic = { open: Set<Request>; count: number };

const trafficOf = new WeakMap<Page, Traffic>();

const trackRequests = (page: Page): Traffic => {
  const known = trafficOf.get(page);
  if (known) return known;
  const traffic: Traffic = { open: new Set(), count: 0 };
  trafficOf.set(page, traffic);
  page.on("request", (request) => {
    traffic.open.add(request);
    traffic.count += 1;
  });
  page.on("requestfinished", (request) => traffic.open.delete(request));
  page.on("requestfailed", (request) => traffic.open.delete(request));

  return traffic;
};

/**
 * Lets the page run pending work: effects, idle callbacks, a frame, a zero timeout. Each wait has a
 * timeout, since a headless Chromium with nothing to paint may never call back.
 */
export const runPendingTasks = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)), {
          timeout: 5000,
        });
        setTimeout(resolve, 10_000);
      }),
  );

/**
 * Waits until no request is in progress and pending tasks start none. Unlike `networkidle` it needs no
 * silent period, and works after client-side navigation. Knows only the requests since the first call
 * of `gotoAndHydrate`, `hydrate` or this function for the page.
 */
export const waitForIdle = async (page: Page): Promise<void> => {
  const traffic = trackRequests(page);
  const pendingRequests = async () => {
    if (traffic.open.size === 0) {
      const before = traffic.count;
      await runPendingTasks(page);
      if (traffic.count > before) return ["requests of the last tasks"];
    }

    return [...traffic.open].map((request) => request.url());
  };
  await expect.poll(pendingRequests, { intervals: [50], timeout: 120_000 }).toEqual([]);
};

/** Hydrates the page as pointing at the menu's button does, and waits until the page is idle. */
export const hydrate = async (page: Page): Promise<void> => {
  trackRequests(page);
  await page.evaluate(() =>
    document
      .querySelector("[data-replay-click]")
      ?.dispatchEvent(new Event("pointermove", { bubbles: true })),
  );
  // The first page of a visit has `data-fonts` until all its text is in the web fonts, which load after
  // the first paint.
  await page.locator("html:not([data-fonts])").waitFor({ state: "attached" });
  await waitForIdle(page);
};

/** Opens a page and waits until it is hydrated and idle, so that no click is lost. */
export const gotoAndHydrate = async (page: Page, path: string): Promise<Response | null> => {
  trackRequests(page);
  const response = await page.goto(path);
  await hydrate(page);

  return response;
};
