import { brotliCompressSync } from "node:zlib";

import { expect, test, type Page, type Response } from "@playwright/test";

import { expectAccessibleInBothSchemes } from "./support/axe";
import { createDeferred } from "./support/deferred";
import { waitForIdle, gotoAndHydrate } from "./support/hydration";

test.use({ timezoneId: "America/Chicago" });

const briefBuilderOf = (page: Page) => page.getByRole("form", { name: "Brief builder" });
const messageOf = (page: Page) => page.locator("#contact-form").getByLabel("Message");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test(
  "a brief is drafted by keyboard, is appended to the form's text, and survives a reload",
  { tag: "@smoke" },
  async ({ page }) => {
    const scriptBodies: Promise<Buffer>[] = [];
    await gotoAndHydrate(page, "/");
    const briefBuilder = briefBuilderOf(page);
    const html = await briefBuilder.evaluate(({ outerHTML }) => outerHTML);
    const recordScript = (response: Response) => {
      if (response.request().resourceType() === "script") scriptBodies.push(response.body());
    };
    page.on("response", recordScript);

    await briefBuilder.getByLabel("Add a technology").focus();
    const field = briefBuilder.getByRole("combobox", { name: "Add a technology" });
    await expect(field).toBeFocused();
    await waitForIdle(page);
    // A later response's body might be read after the test has ended.
    page.off("response", recordScript);
    const scripts = (await Promise.all(scriptBodies)).map(
      (code) => brotliCompressSync(code).length,
    );
    // With its share of the page's styles, some 1.2 kB, less than 8 kB in all.
    expect(scripts.length).toBeGreaterThan(0);
    expect(
      scripts.reduce((sum, bytes) => sum + bytes, brotliCompressSync(html).length),
    ).toBeLessThan(6.5 * 1024);

    await page.keyboard.type("golang");
    const list = briefBuilder.getByRole("listbox", { name: "Add a technology" });
    await expect(list.getByRole("option")).toHaveText(["Go"]);
    await expectAccessibleInBothSchemes(page, { within: "form[aria-label='Brief builder']" });
    await press(page, "Enter", "Tab");
    await expect(briefBuilder.getByRole("checkbox", { name: "Go" })).toBeFocused();
    // Developers, designers, testers, team leads, start.
    await press(page, "Tab", "Tab", "Tab", "1", "Tab", "Tab", "M", "a", "r");
    await press(page, "Tab", "ArrowRight", "Tab", "Tab", "ArrowDown");
    const brief =
      "We need one Go developer and a tester from March, with six hours of overlap with Chicago: team extension, because several people join us and the roadmap stays ours.";
    await expect(briefBuilder.locator("output")).toHaveText(brief);
    await press(page, "Tab", "Tab", "Enter");
    await expect(messageOf(page)).toBeFocused();
    await expect(messageOf(page)).toHaveValue(brief);

    await messageOf(page).fill("Hello.");
    const use = briefBuilder.getByRole("button", { name: "Use this brief" });
    await use.press("Enter");
    await expect(messageOf(page)).toHaveValue(`Hello.\n\n${brief}`);

    await page.reload();
    await expect(briefBuilder.getByText(brief)).toBeVisible();
    await expect(briefBuilder.getByRole("checkbox", { name: "Go" })).toBeChecked();
  },
);

test("changes before hydration stay, and a hire page links to a brief with its technology", async ({
  page,
}) => {
  const { promise, resolve } = createDeferred();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/hire/hire-dedicated-developer/", { waitUntil: "commit" });
  const briefBuilder = briefBuilderOf(page);
  await briefBuilder.getByLabel("Testers").selectOption("2");
  await briefBuilder.getByRole("radio", { name: "You", exact: true }).check();
  await briefBuilder.getByLabel("Your city").fill("Lima");
  resolve();

  await expect(briefBuilder.locator("output")).toHaveText(
    /^We need one developer and two testers .* with Lima: team extension/,
  );

  await page.goto("/hire/hire-flutter-developer/");
  await page.getByRole("link", { name: "Draft your brief in five answers" }).click();
  await expect(page).toHaveURL(/\?technology=flutter#draft-your-brief/);
  await expect(briefBuilder.getByRole("checkbox", { name: "Flutter" })).toBeChecked();
  await briefBuilder.getByLabel("Testers").selectOption("2");
  await expect(briefBuilder.locator("output")).toHaveText(
    /^We need one Flutter developer and two testers/,
  );
});

test("the 404 page finds a technology by its alias", async ({ page }) => {
  await gotoAndHydrate(page, "/404/");
  await page.getByLabel("Find a technology").focus();
  const field = page.getByRole("combobox", { name: "Find a technology" });
  await expect(field).toBeFocused();
  await page.keyboard.type("rn");
  await press(page, "Enter");

  await expect(page).toHaveURL(/\/hire\/hire-reactnative-developer\/$/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page lists the technologies as links, and each choice of who leads links to its engagement model", async ({
    page,
  }) => {
    await page.goto("/hire/hire-dedicated-developer/");
    const briefBuilder = briefBuilderOf(page);
    await expect(page.getByRole("link", { name: "Go developers", exact: true })).toHaveAttribute(
      "href",
      "/hire/hire-golang-developer/",
    );
    await expect(briefBuilder.getByLabel("Add a technology")).toBeHidden();
    const model = briefBuilder.getByRole("link", { name: /^Terms of a/ });
    await expect(model).toHaveCount(0);

    for (const [side, name] of [
      [/^You, with one of our leads/, "Terms of a team extension"],
      [/^We do/, "Terms of a fixed-scope project"],
    ] as const) {
      await briefBuilder.getByRole("radio", { name: side }).check();
      await expect(model).toHaveText(name);
    }
    await model.click();
    await expect(page).toHaveURL(/\/engagement\/#fixed-scope-project$/);
  });
});
