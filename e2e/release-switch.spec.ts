import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";

import { expect, type Page, test } from "@playwright/test";

import { prepareVisitor } from "./forms/support/site";
import { complaintsOf } from "./support/complaints";
import { quiet, visit } from "./support/quiet";

let releases: ChildProcess;
let address: string;

const said = async () => String((await once(releases, "message"))[0]);
const tell = async (word: "switch" | "forget") => {
  const done = said();
  releases.send(word);
  await done;
};

test.beforeEach(async ({ context }) => {
  releases = fork("e2e/support/two-releases.mjs");
  address = await said();
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
const goOn = async (page: Page) => {
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${address}/blog/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\S/);
  await quiet(page);
};

test("a tab opened before a new release keeps working", async ({ page }) => {
  const complaints = await complaintsOf(page);
  await visit(page, address);
  const old = await bundles(page);
  await tell("switch");
  await goOn(page);

  expect(complaints).toEqual([]);
  await page.reload();
  expect((await bundles(page)).filter((bundle) => old.includes(bundle))).toEqual([]);
});

test("a tab whose bundles are missing reloads for the next page", async ({ page }) => {
  await visit(page, address);
  await tell("switch");
  await tell("forget");
  await goOn(page);

  expect(await page.evaluate(() => "before" in window)).toBe(false);
});
