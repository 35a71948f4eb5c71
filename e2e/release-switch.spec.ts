import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

import { expect, type Page, test } from "@playwright/test";

import { prepareVisitor } from "./forms/support/site";
import { collectPageErrors } from "./support/page-errors";
import { waitForIdle, gotoAndHydrate } from "./support/hydration";

let releases: ChildProcess;
let address: string;

const nextMessage = async () => String((await once(releases, "message"))[0]);
const sendCommand = async (word: "switch" | "forget") => {
  const done = nextMessage();
  releases.send(word);
  await done;
};

test.beforeEach(async ({ context }) => {
  releases = fork("e2e/support/two-releases.mjs");
  address = await nextMessage();
  await prepareVisitor(context);
  // Pictures are not in these releases.
  await context.route("**/static/**", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
});

test.afterEach(() => void releases.disconnect());

const bundles = (page: Page) =>
  page.evaluate(() => Array.from(document.scripts, ({ src }) => src).filter(Boolean));

/** Navigates from the home page to the blog by a link that was not prefetched. */
const openBlog = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { opened: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${address}/blog/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await waitForIdle(page);
};

test("a tab opened before a new release keeps working", async ({ page }) => {
  const errors = await collectPageErrors(page);
  await gotoAndHydrate(page, address);
  const old = await bundles(page);
  await sendCommand("switch");
  await openBlog(page);

  expect(errors).toEqual([]);
  await page.reload();
  expect((await bundles(page)).filter((bundle) => old.includes(bundle))).toEqual([]);
});

test("a tab whose bundles are missing reloads for the next page", async ({ page }) => {
  await gotoAndHydrate(page, address);
  await sendCommand("switch");
  await sendCommand("forget");
  await openBlog(page);

  expect(await page.evaluate(() => "opened" in window)).toBe(false);
});
