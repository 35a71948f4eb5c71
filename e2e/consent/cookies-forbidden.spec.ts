import { expect, test } from "@playwright/test";

import { waitForIdle, hydrate, gotoAndHydrate } from "../support/hydration";

import { banner, clickBanner, interceptThirdParties } from "./support";

test("with cookies disabled, consent loads nothing, breaks nothing, and is requested again", async ({
  page,
  context,
}) => {
  const { requestedHosts } = await interceptThirdParties(context);
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
  await gotoAndHydrate(page, "/");
  await clickBanner(page, "Accept");
  await expect(banner(page)).toBeHidden();
  await waitForIdle(page);
  expect(requestedHosts).toEqual([]);
  expect(errors).toEqual([]);

  await page.reload();
  await hydrate(page);
  await expect(banner(page)).toBeVisible();
});
