import type { Page, Request, Response } from "@playwright/test";

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
 * Lets the page do what it has waiting: effects, idle callbacks, a frame, a timer of no delay.
 * A headless Chromium that has nothing to draw may never call back, when idle or before a frame: each has its end.
 */
const takeTurn = (page: Page) =>
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
 * Waits until a page that was opened with `visit` has nothing left to do: no request is
 * under way, and a turn of its event loop starts none. Unlike `networkidle` it needs no
 * span of time without requests, and holds after a change of page without a load.
 */
export const quiet = async (page: Page): Promise<void> => {
  const traffic = watch(page);
  const end = Date.now() + 60_000;
  for (let before = -1; before !== traffic.count || traffic.open.size > 0;) {
    if (traffic.open.size > 0) {
      await Promise.race([
        page.waitForEvent("requestfinished"),
        page.waitForEvent("requestfailed"),
        page.waitForTimeout(1000),
      ]);
    }
    const open = [...traffic.open];
    if (open.some((request) => request.isNavigationRequest())) continue;
    before = traffic.count;
    await takeTurn(page);
    if (open.length > 0 && Date.now() > end) {
      throw new Error(`Under way for a minute: ${open.map((request) => request.url()).join(", ")}`);
    }
  }
};

/**
 * The first sign of a person, upon which React comes: the mouse is moved over the page's corner.
 * Waits until React has come.
 */
export const showSign = async (page: Page): Promise<void> => {
  watch(page);
  await page.mouse.move(0, 0);
  await page.mouse.move(1, 1);
  // The first page of a visit asks for its fonts when it has been painted.
  await page.locator("html:not([data-fonts])").waitFor({ state: "attached" });
  await quiet(page);
};

/** Goes to a page and waits until script runs it and it is quiet: what is pressed then is not missed. */
export const visit = async (page: Page, path: string): Promise<Response | null> => {
  watch(page);
  const response = await page.goto(path);
  await showSign(page);

  return response;
};
