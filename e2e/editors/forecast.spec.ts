import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "../support/axe";
import { findRecord, openPanel } from "../support/panel";

const previewUrl = process.env.PREVIEW_URL ?? "http://localhost:9001";

const title = "What publishing changes";
const forecastPanel = (page: Page) => page.getByRole("complementary").filter({ hasText: title });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const description = (page: Page) => page.getByRole("textbox", { name: "Description" });
const frame = (page: Page, name: string) => page.frameLocator(`iframe[title="${name}"]`);

/** Saves, and waits for the response. */
const save = async (page: Page) => {
  const saved = page.waitForResponse((response) => response.request().method() === "PUT");
  await button(page, "Save").click();
  expect((await saved).status()).toBe(200);
};

/** Opens the first record of a type. */
const openFirst = async (page: Page, type: string) => {
  const record = await findRecord(page, `${type}s`);
  // An agency may have deleted the sample's.
  test.skip(!record, `There is no ${type}.`);
  const uid = `api::${type}.${type}`;
  await openPanel(page, `/content-manager/collection-types/${uid}/${record?.documentId}`);
};

/** Saves, and opens both versions of a page that publishing would change. @returns its path. */
const saveAndCompare = async (page: Page, paths: RegExp) => {
  // A record that was changed before has the list of that change until then.
  const answer = page.waitForResponse("**/publishing/forecast/**");
  await save(page);
  await answer;
  const compare = forecastPanel(page).getByRole("button", { name: paths }).first();
  const path = (await compare.getAttribute("aria-label"))?.replace("Before and after: ", "") ?? "";
  await compare.click();

  return path;
};

/** The texts outlined in one version of a page. */
const outlined = (page: Page, name: string) => frame(page, name).locator("[data-preview-changed]");

/** Publishes a category that no page shows. */
const publishCategory = async (page: Page) => {
  await openPanel(page, "/content-manager/collection-types/api::category.category/create");
  await page.getByRole("textbox", { name: "Name" }).fill(`Forecast ${Date.now()}`);
  await description(page).fill("The words that are published.");
  await button(page, "Publish").click();
  await expect(page.getByRole("status", { name: "published", exact: true })).toBeVisible();
  await expect(button(page, "Publish")).toBeDisabled();
};

const changedPage = (path: string, before: string, after: string) => ({
  path,
  kind: "changed",
  texts: [{ before, after }],
  count: 1,
});
const forecast = {
  pages: [
    { path: "/new/", kind: "added", texts: [], count: 0 },
    { ...changedPage("/a/", "Old words here", "New words here"), count: 3 },
    ...[1, 2, 3].map((n) => changedPage(`/same-${n}/`, "Jobs", "Work")),
    ...Array.from({ length: 12 }, (_, n) => changedPage(`/${n}/`, `Old ${n}`, `New ${n}`)),
    { path: "/zones/", kind: "changed", texts: [], count: 0 },
  ],
  everyPage: null,
  moves: null,
  redirects: { added: ["/old/"], changed: [], removed: [] },
  other: ["feeds", "search"],
  brokenLinks: [{ field: "Text", href: "/none/", missing: "page" }],
};

type Answers = { forecast: object; hasPreviews: boolean };

/** Mocks the forecast and its views. @returns the requests of the forecast. */
const mockForecast = async (page: Page, answers: Answers) => {
  const requests: string[] = [];
  await page.route("**/publishing/forecast/**", (route, request) => {
    requests.push(request.url());

    return route.fulfill({ json: answers.forecast });
  });
  await page.route("**/publishing/forecast-view/**", (route, request) => {
    const version = new URL(request.url()).searchParams.get("version");

    return route.fulfill({
      json: { url: answers.hasPreviews ? `${previewUrl}/mocked-view/${version}` : null },
    });
  });
  await page.route(`${previewUrl}/mocked-view/*`, (route, request) =>
    route.fulfill({
      contentType: "text/html",
      body: `<h1>The page ${new URL(request.url()).pathname.split("/").pop()}</h1>`,
    }),
  );

  return requests;
};

test(
  "lists the pages that publishing changes, and shows them",
  { tag: "@smoke" },
  async ({ page }) => {
    await mockForecast(page, { forecast: { forecast }, hasPreviews: true });
    await publishCategory(page);
    const panel = forecastPanel(page);
    await expect(panel).toHaveCount(0);
    await description(page).fill("The words of the draft.");
    await save(page);

    const state = panel.getByRole("status");
    await expect(state).toContainText("Publishing changes 17 pages and adds 1.");
    await expect(state).toContainText("Redirects: /old/ added.");
    await expect(state).toContainText("Also: RSS feeds, search.");
    await expect(panel.getByText("One link leads nowhere.")).toBeVisible();
    await expect(panel.getByText("Text: /none/")).toBeVisible();

    await panel.getByText("/a/", { exact: true }).click();
    await expect(panel.locator("ins")).toContainText(["New", "Work"]);
    await expect(panel.getByText("and 2 more texts")).toBeVisible();
    const group = panel.getByRole("listitem").filter({ hasText: "3 pages: " });
    await group.getByText("Which pages").click();
    await expect(group.getByText("/same-3/")).toBeVisible();
    await expect(panel.getByText("/11/", { exact: true })).toHaveCount(0);
    await panel.getByText("and 6 more", { exact: true }).click();
    await expect(panel.getByText("/11/", { exact: true })).toBeVisible();
    await panel.getByText("/zones/", { exact: true }).click();
    await expect(panel.getByText("The order, a link or a picture differs.")).toBeVisible();
    // Publish and Save stay in view, and would cover a part of a button.
    await page.setViewportSize({ width: 1440, height: 4_000 });
    await expectAccessible(page, { within: `ul[aria-label="Pages that change"]` });
    await page.setViewportSize({ width: 1440, height: 900 });

    await button(page, "Before and after: /a/").click();
    await expect(frame(page, "Before: /a/").getByRole("heading")).toHaveText("The page before");
    await expect(frame(page, "After: /a/").getByRole("heading")).toHaveText("The page after");
    const boxes = () =>
      Promise.all(
        ["Before", "After"].map(async (name) => {
          const box = await page.locator(`iframe[title="${name}: /a/"]`).boundingBox();

          return { x: box?.x, y: box?.y };
        }),
      );
    const [before, after] = await boxes();
    expect(before?.y).toBe(after?.y);
    await button(page, "Close modal").click();

    await button(page, "View: /new/").click();
    await expect(frame(page, "After: /new/").getByRole("heading")).toHaveText("The page after");
    await expect(page.getByTitle("Before: /new/")).toHaveCount(0);
  },
);

test("compares again after a save, not when the window gets the focus", async ({ page }) => {
  const answers: Answers = { forecast: { forecast }, hasPreviews: false };
  const requests = await mockForecast(page, answers);
  await publishCategory(page);
  await description(page).fill("The words of the draft.");
  await save(page);
  const state = forecastPanel(page).getByRole("status");
  await expect(state).toContainText("Publishing changes 17 pages");
  await expect(state).not.toContainText("Save to include");

  await description(page).fill("Other words of the draft.");
  await expect(state).toContainText("Save to include your latest edits.");
  await expect(state).toContainText("Publishing changes 17 pages");
  const before = requests.length;
  const refreshed = page.waitForResponse("**/open-records/**");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await refreshed;
  expect(requests.length).toBe(before);

  answers.forecast = {
    forecast: {
      ...forecast,
      pages: [],
      redirects: { added: [], changed: [], removed: [] },
      other: [],
    },
  };
  await save(page);
  await expect(state).toHaveText("Publishing changes no page.");
});

test("the form stays if the code of a part does not load", async ({ page }) => {
  await mockForecast(page, { forecast: { forecast }, hasPreviews: false });
  await publishCategory(page);
  await page.route(/\/admin\/ForecastContents[^/]*\.js$/, (route) => route.abort());
  await description(page).fill("The words of the draft.");
  await save(page);
  await expect(forecastPanel(page).getByRole("alert")).toContainText("could not be loaded");
  await description(page).fill("More words of the draft.");
  await save(page);
  await expect(description(page)).toHaveValue("More words of the draft.");
});

test("says why there is no forecast and no preview", async ({ page }) => {
  const unavailable = "The preview server is not responding.";
  const answers: Answers = { forecast: { unavailable }, hasPreviews: false };
  await mockForecast(page, answers);
  await publishCategory(page);
  await description(page).fill("The words of the draft.");
  await save(page);
  const state = forecastPanel(page).getByRole("status");
  await expect(state).toHaveText(unavailable);

  answers.forecast = { forecast };
  await description(page).fill("Other words of the draft.");
  await save(page);
  await button(page, "Before and after: /a/").click();
  await expect(page.getByRole("dialog")).toContainText("Your role cannot open previews.");
  await expect(page.getByRole("dialog").locator("iframe")).toHaveCount(0);
});

test("names the page of a service whose headline changes, and shows both versions", async ({
  page,
}) => {
  await openFirst(page, "service-page");
  const words = `A headline ${Date.now()}`;
  await page.getByRole("textbox", { name: "Headline", exact: true }).first().fill(words);
  const path = await saveAndCompare(page, /^Before and after: \/services\/.+\/$/);

  const headline = (name: string) =>
    frame(page, `${name}: ${path}`).getByRole("heading", { level: 1 });
  await expect(headline("After")).toHaveText(words);
  await expect(headline("Before")).toBeVisible();
  await expect(headline("Before")).not.toHaveText(words);
  for (const name of ["Before", "After"]) {
    await expect(outlined(page, `${name}: ${path}`)).toHaveCount(1);
    await expect(headline(name)).toHaveAttribute("data-preview-changed");
  }
});

test("shows the first text that differs, also further down the page", async ({ page }) => {
  await openFirst(page, "article");
  const words = `The last words of ${Date.now()}.`;
  const body = page.getByRole("textbox", { name: "Text", exact: true });
  await body.locator("p").last().click();
  // Not in a block of code, whose end this would be.
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type(words);
  const path = await saveAndCompare(page, /^Before and after: \/blog\/[^/]+\/$/);

  const after = outlined(page, `After: ${path}`);
  await expect(after.filter({ hasText: words }).first()).toBeVisible();
  await expect(after.first()).toBeInViewport();
  const before = frame(page, `Before: ${path}`);
  await expect(before.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(before.locator("[data-preview-changed]").filter({ hasText: words })).toHaveCount(0);
});
