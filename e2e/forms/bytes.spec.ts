import { gzipSync } from "node:zlib";

import { expect, test, type Page } from "@playwright/test";

import { quiet, visit } from "../support/quiet";

import {
  applicationForm,
  contactForm,
  openForm,
  portfolioForm,
  subscribeForm,
  walkThrough,
} from "./support/forms";
import { prepareVisitor } from "./support/site";

test.beforeEach(({ context }) => prepareVisitor(context));

/** The most JavaScript that a form may add to a page, compressed, in bytes. */
const budget = 60 * 1024;

/** Strings that occur only in the code of a form. */
const formCode = /Name is required|Wrong email format|react-tel-input/;

/** Our own styles, which come with the code that uses them. */
const ownStyles = /\.[0-9a-f]{20}\.css$/;

/** Records each script's text, and the URL of each library's stylesheet, as they load. */
const watch = (page: Page) => {
  const arriving: Promise<[name: string, text: string]>[] = [];
  const styles: string[] = [];
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith(".css") && !ownStyles.test(pathname)) styles.push(pathname);
    if (pathname.endsWith(".js")) {
      arriving.push(
        response.text().then(
          (text) => [pathname, text],
          () => [pathname, ""],
        ),
      );
    }
  });

  return { scripts: async () => new Map(await Promise.all(arriving)), styles };
};

const compressed = (text: string) => gzipSync(text, { level: 9 }).length;

test("a page without a form in view loads no form's code and no stylesheet of its libraries", async ({
  page,
}) => {
  const { scripts, styles } = watch(page);
  await visit(page, "/");

  const withForms = [...(await scripts())]
    .filter(([, text]) => formCode.test(text))
    .map(([name]) => name);
  expect(withForms).toEqual([]);
  expect(styles).toEqual([]);
  expect(await page.content()).not.toContain("react-tel-input");
});

for (const form of [contactForm, subscribeForm, applicationForm, portfolioForm]) {
  test(`the ${form.name} form adds at most 60 kB of JavaScript`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 200 });
    const { scripts } = watch(page);
    // Forms stay out of view until the page itself has loaded.
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      const waiting: (() => void)[] = [];
      let open = false;
      IntersectionObserver.prototype.observe = function later(target) {
        if (open) observe.call(this, target);
        else waiting.push(() => observe.call(this, target));
      };
      Object.assign(window, {
        letNear: () => {
          open = true;
          for (const begin of waiting) begin();
        },
      });
    });
    await visit(page, form.path);
    const before = await scripts();

    await page.evaluate(() => (window as unknown as { letNear: () => void }).letNear());
    await walkThrough(page);
    await expect(form.locate(page)).toBeVisible();
    await quiet(page);

    const added = [...(await scripts())].filter(([name]) => !before.has(name));
    const bytes = added.reduce((sum, [, text]) => sum + compressed(text), 0);
    expect(added.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(budget);
  });
}

test("only the contact form loads the phone input's stylesheet", async ({ page }) => {
  const { styles } = watch(page);
  await openForm(page, portfolioForm);
  await quiet(page);
  expect(styles).toEqual([]);

  await openForm(page, contactForm);
  await expect.poll(() => styles).toEqual(["/phone-input.css"]);
});
