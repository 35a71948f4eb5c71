import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

import { expect, type Page, test } from "@playwright/test";

import { openSettings } from "./consent/support";
import { prepareVisitor } from "./forms/support/site";
import { collectPageErrors } from "./support/page-errors";
import { gotoAndHydrate, hydrate } from "./support/hydration";

let releases: ChildProcess;
let address: string;

const nextMessage = async () => String((await once(releases, "message"))[0]);
const switchRelease = async () => {
  const done = nextMessage();
  releases.send("switch");
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

test("a tab opened before a new release keeps working", async ({ page }) => {
  const errors = await collectPageErrors(page);
  await gotoAndHydrate(page, address);
  const old = await bundles(page);
  await switchRelease();
  // The code of the settings was not loaded before.
  await openSettings(page);
  await page.keyboard.press("Escape");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${address}/blog/`);
  await hydrate(page);

  expect((await bundles(page)).filter((bundle) => old.includes(bundle))).toEqual([]);
  expect(errors).toEqual([]);
});
