import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "../support/axe";
import { addAuthor, findRecord, openPanel } from "../support/panel";

// The real panel with mocked publishing routes, so that every state can be tested.

const change = {
  uid: "api::home.home",
  documentId: "home",
  title: "Home",
  action: "publish",
  by: "Edith Editor",
  at: "2026-11-20T10:00:00.000Z",
};
const release = {
  id: "r2",
  release: "20261120T100100Z",
  state: "live",
  startedAt: "2026-11-20T10:00:10.000Z",
  finishedAt: "2026-11-20T10:01:00.000Z",
  seconds: 50,
  sentence: null,
  changes: [change],
  by: "Edith Editor",
  canRollBack: false,
};
const history = {
  releases: [
    release,
    { ...release, id: "r1", release: "20261119T100100Z", state: "previous", canRollBack: true },
  ],
};
const status = {
  mode: "publisher",
  publisher: "available",
  live: { id: "r2", at: release.finishedAt, release: release.release, pages: 94 },
  build: null as object | null,
  failure: null as object | null,
  rolledBack: false,
  held: [] as object[],
  brokenLinks: { links: [] as object[], more: 0 },
  withoutPage: [] as object[],
  pending: [] as object[],
};

/** The open record, as visitors see it. */
const recordState = {
  liveSince: release.finishedAt,
  expectedAt: null,
  failure: null,
  held: null,
  brokenLinks: [],
  externalLinks: [],
  fromCatalogue: false,
  isUnused: false,
  publishAt: null,
  unpublishAt: null,
  scheduleProblem: null,
};

const findings: { level: string; sentence: string; records: object[] }[] = [
  {
    level: "error",
    sentence: "These are marked as samples.",
    records: Array.from({ length: 7 }, (_, n) => ({
      ...change,
      documentId: `r${n}`,
      title: `Page ${n}`,
    })),
  },
];

/** Mocks the publishing routes. @returns the calls that change something. */
const mockPublishing = async (page: Page, responses: { status: object }) => {
  const sent: { path: string; body: unknown }[] = [];
  await page.route("**/publishing/**", (route, request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "POST") sent.push({ path: pathname, body: request.postDataJSON() });

    if (pathname.includes("/records/")) return route.fulfill({ json: recordState });
    const answers: [path: string, json: object][] = [
      ["/history", history],
      ["/launch", { findings }],
      ["/external-links", { links: [], more: 0 }],
    ];
    const [, json = responses.status] = answers.find(([path]) => pathname.endsWith(path)) ?? [];

    return route.fulfill({ json });
  });

  return sent;
};

test(
  "shows on the home page what visitors see, without Strapi's own content",
  { tag: "@smoke" },
  async ({ page }) => {
    await mockPublishing(page, { status });
    await openPanel(page);

    const widget = page.getByRole("region", { name: "Website" });
    await expect(widget.getByRole("status")).toContainText("everything that is published");
    await expect(widget).toContainText("94 pages");
    await expect(page.getByRole("region", { name: "From visitors" })).toContainText("Application");
    const published = page.getByRole("region", { name: "Published last" });
    await expect(published.getByRole("listitem").first()).toContainText(/[A-Z]/);
    await expect(published.getByRole("link").first()).toHaveAttribute("href", /content-manager/);
    await expect(published, "and not Strapi's").toHaveCount(1);
    await expect(page.getByRole("link", { name: "Marketplace" })).toHaveCount(0);
    await expect(page).toHaveTitle(/^Home \| (?!Strapi)/);

    await widget.getByRole("link", { name: "History" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Website" })).toBeVisible();
    await expect(page.getByRole("row", { name: /Live/ })).toContainText(
      "Published “Home” by Edith",
    );
    const launch = page.getByRole("region", { name: "Before the website is public" });
    await expect(launch).toContainText("Required");
    await expect(launch).toContainText("and 2 more");
    await expect(launch.getByRole("link", { name: "Open “Page 4”" })).toBeVisible();
    await expectAccessible(page, { within: "main" });
  },
);

test("shows how search engines will show the record in the form", async ({ page }) => {
  await openPanel(page, "/content-manager/single-types/api::home.home");
  const panel = page.getByRole("complementary").filter({ hasText: "Search and sharing" });
  const title = page.getByRole("textbox", { name: "Page title" });
  await title.fill("Words for a search");

  await expect(panel.getByText("Words for a search").first()).toBeVisible();
  await expect(panel.getByText("Page title: 18 of 60 characters")).toBeVisible();
});

test("names a page by its title, and leads to one preview", async ({ page }) => {
  await mockPublishing(page, { status });
  await openPanel(page, "/content-manager/single-types/api::home.home");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Home");
  await expect(page).toHaveTitle(/^Home \|/);
  await expect(page.getByRole("button", { name: "Open in a new window" })).toBeVisible();
  await expect(page.getByText("Open preview")).toHaveCount(1);
});

test("rolls back to an earlier release after a confirmation", async ({ page }) => {
  const sent = await mockPublishing(page, { status });
  await openPanel(page, "/website");

  await page.getByRole("button", { name: "Go back to this one" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  expect(sent).toEqual([]);

  await page.getByRole("button", { name: "Go back to this one" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Visitors see this release again.")).toBeVisible();
  expect(sent).toEqual([{ path: "/publishing/rollback", body: { id: "r1" } }]);
});

test("follows a build, and shows how to fix a failed one", { tag: "@smoke" }, async ({ page }) => {
  const build = {
    id: "r3",
    state: "building",
    since: new Date().toISOString(),
    expectedSeconds: 600,
    changes: [change],
  };
  const responses = { status: { ...status, build, pending: [change] } };
  await mockPublishing(page, responses);
  await openPanel(page, "/website");

  const state = page.getByRole("main").getByRole("status");
  await expect(state).toContainText("is being updated");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("button", { name: "Update now" })).toBeDisabled();

  const sentence = "The home page names the picture cover.png, which is gone: upload it again.";
  responses.status = {
    ...status,
    failure: { at: release.finishedAt, sentence, record: change },
    pending: [change],
    build: null as never,
  };
  await expect(state).toContainText("The last update failed");
  await expect(page.getByText(sentence)).toBeVisible();
  await page.getByRole("link", { name: "Open “Home”" }).click();
  await expect(page).toHaveURL(/single-types\/api::home\.home/);
});

test("unpublishes the records that have no page any more", async ({ page }) => {
  const gone = ["cobol", "algol"].map((title) => ({
    uid: "api::hire-page.hire-page",
    documentId: title.padEnd(24, "0"),
    title,
  }));
  const responses = { status: { ...status, withoutPage: gone as object[] } };
  await mockPublishing(page, responses);
  const sent: unknown[] = [];
  await page.route("**/*hire-page/actions/bulkUnpublish", (route, request) => {
    sent.push(request.postDataJSON());
    responses.status = status;

    return route.fulfill({ json: { count: gone.length } });
  });
  await openPanel(page, "/website");

  await expect(page.getByRole("link", { name: "Open “algol”" })).toHaveAttribute(
    "href",
    /hire-page\/algol0+$/,
  );
  await expectAccessible(page, { within: "section[aria-label='Records without a page']" });
  await page.getByRole("button", { name: "Unpublish all 2" }).click();
  await expect(page.getByText("The records are unpublished.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Open “algol”" })).toHaveCount(0);
  expect(sent).toEqual([{ documentIds: gone.map(({ documentId }) => documentId) }]);
});

test("exports leads as a file", async ({ page }) => {
  await openPanel(page, "/content-manager/collection-types/api::contact-data.contact-data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export all as CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^contact-\d{4}-\d\d-\d\d\.csv$/);

  await page.route("**/leads-export/**", (route) => route.abort());
  await page.getByRole("button", { name: "Export all as CSV" }).click();
  await expect(page.getByText("The export failed, and nothing was saved.")).toBeVisible();

  await openPanel(page, "/content-manager/collection-types/api::article.article");
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Export all as CSV" })).toHaveCount(0);
});

test("an author reads a colleague's article, and edits their own", async ({ page }) => {
  const author = await addAuthor(`author-${Date.now()}@example.com`);
  const articles = "/content-manager/collection-types/api::article.article";
  const article = await findRecord(page, "articles");
  test.skip(!article, "There is no article.");
  await openPanel(page, `${articles}/${article?.documentId}`, author);

  await expect(page.getByText("Your role can change only your own records")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Headline" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
  await page.getByRole("button", { name: "Open preview" }).click();
  const shown = page.frameLocator("iframe[title='Page']");
  const headline = shown.getByRole("heading", { level: 1 });
  await expect(headline).toHaveAttribute("data-strapi-source", /title/);
  await headline.dblclick();
  // The panel's answer to the double-click comes before.
  await page.getByRole("combobox", { name: "Color scheme of the page" }).click();
  await page.getByRole("option", { name: "Dark" }).click();
  await expect(shown.locator("html")).toHaveAttribute("data-scheme", "dark");
  await expect(shown.locator("[contenteditable]")).toHaveCount(0);
  await page.getByRole("button", { name: "Close preview" }).click();

  await page.goto(page.url().replace(/[^/]+$/, "create"));
  await page.getByRole("textbox", { name: "Headline" }).fill("Written by an author");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Written by an author");
  await expect(page.getByRole("textbox", { name: "Headline" })).toBeEnabled();
});
