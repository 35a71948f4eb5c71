import { expect, type Page, type Request, type Response } from "@playwright/test";

type Traffic = { open: Set<Request>; count: number };

const watched = new WeakMap<Page, Traffic>();

const watch = (page: Page): Traffic => {
  const known = watched.get(page);
  if (known) return known;
  const traffic: Traffic = { open: new Set(), count: 0 };
  watched.set(page, traffic);
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
export const takeTurn = (page: Page): Promise<void> =>
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
 * Waits until a page that was opened with `visit` is idle: no request is in progress, and a turn of
 * its event loop starts none. Unlike `networkidle` it needs no quiet period, and works after
 * client-side navigation.
 */
export const quiet = async (page: Page): Promise<void> => {
  const traffic = watch(page);
  const underWay = async () => {
    if (traffic.open.size === 0) {
      const before = traffic.count;
      await takeTurn(page);
      if (traffic.count > before) return ["what its last turn has asked for"];
    }

    return [...traffic.open].map((request) => request.url());
  };
  await expect.poll(underWay, { intervals: [50], timeout: 120_000 }).toEqual([]);
};

/**
 * Triggers hydration by a mouse move over the page's corner, and waits for it.
 */
export const showSign = async (page: Page): Promise<void> => {
  watch(page);
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  // The first page of a visit loads its fonts after the first paint.
  await page.locator("html:not([data-fonts])").waitFor({ state: "attached" });
  await quiet(page);
};

/** Opens a page and waits until it is hydrated and idle, so that no click is lost. */
export const visit = async (page: Page, path: string): Promise<Response | null> => {
  watch(page);
  const response = await page.goto(path);
  await showSign(page);

  return response;
};
