import { brotliCompressSync } from "node:zlib";

import { expect, test, type Page } from "@playwright/test";

import { dedicatedPath, hirePath } from "../common/catalogue/paths";
import { technologies } from "../common/catalogue/technologies";
import { hireAliases } from "../src/catalogue/search-aliases";
import { findTechnologies } from "../src/features/TechnologySearch/find-technologies";

import { expectAccessibleInBothSchemes } from "./support/axe";
import { createDeferred } from "./support/deferred";
import { waitForIdle, gotoAndHydrate } from "./support/hydration";

test.use({ timezoneId: "America/Chicago" });

/** A technology of developers whose name finds no other. */
const technology =
  technologies.find(
    ({ name, role }) => role === "developer" && findTechnologies(name).length === 1,
  ) ?? technologies[0];

/** A technology with a short alias. */
const [aliased] = technologies.flatMap((one) => {
  const alias = hireAliases[one.slug]?.find((name) => findTechnologies(name)[0] === one.slug);

  return alias ? [{ ...one, alias }] : [];
});

/** Scrolls to the brief builder. */
const openBriefBuilder = async (page: Page) => {
  await page.locator("#brief").scrollIntoViewIfNeeded();
  const briefBuilder = page.getByRole("form", { name: "Brief builder" });
  await expect(briefBuilder).toBeVisible();

  return briefBuilder;
};
const messageOf = (page: Page) => page.locator("#contact-form").getByLabel("Message");
const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

test(
  "a brief is drafted by keyboard, is appended to the form's text, and survives a reload",
  { tag: "@smoke" },
  async ({ page }) => {
    const scripts: Promise<string>[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname.endsWith(".js")) {
        scripts.push(response.text().catch(() => ""));
      }
    });
    await gotoAndHydrate(page, "/");
    const briefBuilder = await openBriefBuilder(page);
    await waitForIdle(page);
    const ownScripts = (await Promise.all(scripts)).filter((code) =>
      code.includes("Your brief appears here"),
    );
    // With its styles, some 1.2 kB, less than 8 kB in all.
    expect(ownScripts).toHaveLength(1);
    expect(brotliCompressSync(ownScripts.join("")).length).toBeLessThan(6.5 * 1024);

    const field = briefBuilder.getByRole("combobox", { name: "Add a technology" });
    await field.focus();
    await page.keyboard.type(technology.name);
    const list = briefBuilder.getByRole("listbox", { name: "Add a technology" });
    await expect(list.getByRole("option")).toHaveText([technology.name]);
    await expectAccessibleInBothSchemes(page, { within: "form[aria-label='Brief builder']" });
    await press(page, "Enter", "Tab");
    await expect(
      briefBuilder.getByRole("checkbox", { name: technology.name, exact: true }),
    ).toBeFocused();
    // Developers, designers, testers, team leads, start.
    await press(page, "Tab", "Tab", "Tab", "1", "Tab", "Tab", "M", "a", "r");
    await press(page, "Tab", "ArrowRight", "Tab", "Tab", "ArrowDown");
    const brief = `We need one ${technology.name} developer and a tester from March, with six hours of overlap with Chicago. Engagement model: team extension, because several people join us and the roadmap stays ours.`;
    await expect(briefBuilder.locator("output")).toHaveText(brief);
    await press(page, "Tab", "Tab", "Enter");
    await expect(messageOf(page)).toBeFocused();
    await expect(messageOf(page)).toHaveValue(brief);

    await messageOf(page).fill("Hello.");
    const use = briefBuilder.getByRole("button", { name: "Use this brief" });
    await use.press("Enter");
    await expect(messageOf(page)).toHaveValue(`Hello.\n\n${brief}`);

    await page.reload();
    await openBriefBuilder(page);
    await expect(briefBuilder.locator("output")).toHaveText(brief);
    await expect(
      briefBuilder.getByRole("checkbox", { name: technology.name, exact: true }),
    ).toBeChecked();
  },
);

test("answers that are given before React has loaded are kept", async ({ page }) => {
  const { promise, resolve } = createDeferred();
  await page.route("**/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(dedicatedPath);
  const briefBuilder = await openBriefBuilder(page);
  await briefBuilder.getByLabel("Testers").focus();
  await briefBuilder.getByLabel("Testers").selectOption("2");
  await expect(briefBuilder.locator("output")).toHaveText(/^We need one developer as soon/);
  resolve();
  await expect(briefBuilder.locator("output")).toHaveText(
    /^We need one developer and two testers /,
  );
});

test("a hire page links to a brief with its technology", async ({ page }) => {
  const brief = `${dedicatedPath}?technology=${technology.slug}#`;
  await page.goto(hirePath(technology));
  await page.locator(`#contact-form a[href^="${brief}"]`).click();
  await expect.poll(() => page.url()).toContain(brief);
  const briefBuilder = await openBriefBuilder(page);
  await expect(
    briefBuilder.getByRole("checkbox", { name: technology.name, exact: true }),
  ).toBeChecked();
  await briefBuilder.getByLabel("Testers").selectOption("2");
  await expect(briefBuilder.locator("output")).toHaveText(
    new RegExp(`^We need one ${technology.name} developer and two testers`),
  );
});

test("the 404 page finds a technology by its alias", async ({ page }) => {
  test.skip(!aliased, "No technology has an alias.");
  await gotoAndHydrate(page, "/404/");
  await page.getByLabel("Find a technology").focus();
  const field = page.getByRole("combobox", { name: "Find a technology" });
  await expect(field).toBeFocused();
  await page.keyboard.type(aliased?.alias ?? "");
  await press(page, "Enter");

  await expect(page).toHaveURL(hirePath(aliased ?? technology));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page lists the technologies as links, and a link leads to the contact form", async ({
    page,
  }) => {
    await page.goto(dedicatedPath);
    await expect(
      page.getByRole("link", { name: `${technology.name} developers`, exact: true }),
    ).toHaveAttribute("href", hirePath(technology));
    await expect(page.getByRole("form", { name: "Brief builder" })).toHaveCount(0);
    await page.locator("#brief").getByRole("link", { name: "contact form" }).click();
    await expect(page).toHaveURL(/#contact-form$/);
  });
});
