import { expect, type Page, test } from "@playwright/test";

import { callPanel, openPanel } from "../support/panel";

const types = "content-manager/collection-types";

type Saved = { data: { documentId: string; title: string; author: { count: number } } };

const field = (page: Page, label: string) =>
  page.getByRole("combobox", { name: new RegExp(`^${label}`) }).first();

/** Creates a record in the dialog of a relation, with a name, and closes the dialog. */
const createInDialog = async (page: Page, label: string, texts: Record<string, string>) => {
  await field(page, label).click();
  await page.getByText("Create a new one", { exact: true }).click();
  const dialog = page.getByRole("dialog");
  for (const [name, text] of Object.entries(texts)) {
    await dialog.getByRole("textbox", { name }).first().fill(text);
  }
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await dialog.getByRole("button", { name: "Close modal" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(field(page, label)).toBeFocused();
};

test("an author who is created in a new article's dialog is that of the article", async ({
  page,
}) => {
  const author = `Ada New ${Date.now()}`;
  await openPanel(page, `/${types}/api::article.article/create`);
  await page.getByRole("textbox", { name: "Headline" }).fill(`Article of ${author}`);
  await createInDialog(page, "Author", { Name: author });

  await expect(page.getByRole("button", { name: author })).toBeVisible();
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && response.url().includes("api::article.article"),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const { data } = (await (await answer).json()) as Saved;
  const { results } = await callPanel<{ results: { name: string }[] }>(
    "GET",
    `content-manager/relations/api::article.article/${data.documentId}/author`,
  );
  expect(results.map(({ name }) => name)).toEqual([author]);
});

test("the dialog of a saved article does not save the article", async ({ page }) => {
  const now = Date.now();
  const { data: first } = await callPanel<{ data: { documentId: string; id: number } }>(
    "POST",
    `${types}/api::author.author`,
    { name: `Grace First ${now}` },
  );
  const { data: article } = await callPanel<Saved>("POST", `${types}/api::article.article`, {
    title: `Saved ${now}`,
    author: { connect: [{ id: first.id, documentId: first.documentId }] },
  });
  const path = `${types}/api::article.article/${article.documentId}`;
  const readNames = async () => {
    const { results } = await callPanel<{ results: { name: string }[] }>(
      "GET",
      `content-manager/relations/api::article.article/${article.documentId}/author`,
    );

    return results.map(({ name }) => name);
  };

  await openPanel(page, `/${path}`);
  const title = page.getByRole("textbox", { name: "Headline" });
  await title.fill(`Typed ${now}`);
  await createInDialog(page, "Author", { Name: `Grace Second ${now}` });

  await expect(page.getByRole("button", { name: `Grace Second ${now}` })).toBeVisible();
  await expect(page.getByRole("button", { name: `Grace First ${now}` })).toHaveCount(0);
  await expect(title).toHaveValue(`Typed ${now}`);
  expect((await callPanel<Saved>("GET", path)).data.title).toBe(`Saved ${now}`);
  expect(await readNames()).toEqual([`Grace First ${now}`]);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect.poll(readNames).toEqual([`Grace Second ${now}`]);
  expect((await callPanel<Saved>("GET", path)).data.title).toBe(`Typed ${now}`);
});

test("a quote that is created in a section is shown by it", async ({ page }) => {
  const now = Date.now();
  await openPanel(page, `/${types}/api::page.page/create`);
  await page.getByRole("textbox", { name: "Name" }).first().fill(`Page ${now}`);
  await page.getByRole("button", { name: "Add a section" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Quotes", exact: true }).click();
  const row = page.getByRole("list", { name: "Sections" }).getByRole("button");
  await expect(row).toHaveText("1. Quotes");
  await createInDialog(page, "Testimonials|Quotes", {
    Quote: "They called back.",
    Name: `Joan ${now}`,
  });

  await expect(page.getByRole("button", { name: `Joan ${now}` })).toBeVisible();
});
