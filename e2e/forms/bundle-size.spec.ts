import { gzipSync } from "node:zlib";

import { expect, test, type Page } from "@playwright/test";

import { waitForIdle, gotoAndHydrate } from "../support/hydration";

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

/** Maximum JavaScript of a form, compressed, in bytes. */
const maxBytes = 60 * 1024;

/** Strings that occur only in the code of a form. */
const formCode = /Name is required|Wrong email format|react-tel-input/;

/** Our styles, which load with the code that uses them. */
const ownStyles = /\.[0-9a-f]{20}\.css$/;

/** Records each script's text, and the URL of each library's stylesheet, as they load. */
const recordAssets = (page: Page) => {
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
  const { scripts, styles } = recordAssets(page);
  await gotoAndHydrate(page, "/");

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
    const { scripts } = recordAssets(page);
    // Forms stay out of view until the page itself has loaded.
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      const pending: (() => void)[] = [];
      let open = false;
      IntersectionObserver.prototype.observe = function deferred(target) {
        if (open) observe.call(this, target);
        else pending.push(() => observe.call(this, target));
      };
      Object.assign(window, {
        resumeObservers: () => {
          open = true;
          for (const observe of pending) observe();
        },
      });
    });
    await gotoAndHydrate(page, form.path);
    const before = await scripts();

    await page.evaluate(() =>
      (window as unknown as { resumeObservers: () => void }).resumeObservers(),
    );
    await walkThrough(page);
    await expect(form.locate(page)).toBeVisible();
    await waitForIdle(page);

    const added = [...(await scripts())].filter(([name]) => !before.has(name));
    const bytes = added.reduce((sum, [, text]) => sum + compressed(text), 0);
    expect(added.length).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(maxBytes);
  });
}

test("only the contact form loads the phone input's stylesheet", async ({ page }) => {
  const { styles } = recordAssets(page);
  await openForm(page, portfolioForm);
  await waitForIdle(page);
  expect(styles).toEqual([]);

  await openForm(page, contactForm);
  await expect.poll(() => styles).toEqual(["/phone-input.css"]);
});
