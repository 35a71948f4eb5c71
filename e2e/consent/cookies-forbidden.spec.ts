import { expect, test } from "@playwright/test";

import { quiet, showSign, visit } from "../support/quiet";

import { banner, press, watch } from "./support";

test("with cookies disabled, consent loads nothing, breaks nothing, and is requested again", async ({
  page,
  context,
}) => {
  const { asked } = await watch(context);
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
  await visit(page, "/");
  await press(page, "Accept");
  await expect(banner(page)).toBeHidden();
  await quiet(page);
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);

  await page.reload();
  await showSign(page);
  await expect(banner(page)).toBeVisible();
});
