import { expect, type Page, test } from "@playwright/test";

import { addAuthor, callPanel, openPanel, panelUrl } from "../support/panel";

const manage = "/content-manager/collection-types/api::article.article";

/** Calls a tool as a program does, and returns its answer. */
const callTool = async (token: string, name: string, args: object) => {
  const response = await fetch(`${panelUrl}/mcp`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name, arguments: args },
    }),
  });
  const text = await response.text();

  return { status: response.status, text };
};

const choose = async (page: Page, label: string, option: string | RegExp) => {
  await page.getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: option }).click();
};

test("an administrator makes a token, what it writes is marked, and they take it back", async ({
  page,
}) => {
  const email = `with-assistant-${Date.now()}@example.com`;
  const session = await addAuthor(email);
  const name = `Writing program ${Date.now()}`;
  const title = `Written by a program ${Date.now()}`;

  await openPanel(page);
  await page.getByRole("link", { name: "Assistants" }).click();
  await choose(page, "Person", /Arthur/);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Make a token" }).click();
  const token = await page.getByLabel("Token", { exact: true }).inputValue();
  await expect(page.getByRole("list", { name: "Tokens" })).toContainText(name);

  const { status, text } = await callTool(token, "create_draft", {
    type: "article",
    fields: {
      title,
      excerpt: "What a program wrote.",
      body: "Words of a program.",
      date: "2026-01-31",
      seo: { title, description: `About ${title}.` },
    },
  });
  expect(status).toBe(200);
  const id = /\\"id\\":\\"(\w+)\\"/.exec(text)?.[1] ?? /"id":"(\w{20,})"/.exec(text)?.[1];
  const forecast = await callTool(token, "forecast_draft", { type: "article", id });
  expect(forecast.text).toContain("/blog/written-by-a-program");
  await page.goto(`${panelUrl}/admin${manage}/${id}`);
  const note = page.getByText("Nobody has saved it since");
  await expect(note).toContainText("Arthur Author with an assistant changed this draft");

  await page.goto(`${panelUrl}/admin${manage}`);
  await page.getByRole("button", { name: /^Written with an assistant \(/ }).click();
  await expect(page.getByRole("gridcell", { name: title })).toBeVisible();
  await expect(page.getByRole("button", { name: "Show all records" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByRole("gridcell", { name: title }).click();
  await expect(note).toBeVisible();
  await page.getByRole("textbox", { name: /^Summary/ }).fill("By a person.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(note).toBeHidden();

  await page.getByRole("link", { name: "Assistants" }).click();
  await page.getByRole("button", { name: `Take back ${name}` }).click();
  await expect(page.getByText("The token is taken back.")).toBeVisible();
  expect((await callTool(token, "list_types", {})).status).toBe(401);

  await callPanel("DELETE", `content-manager/collection-types/api::article.article/${id}`);
  await page.goto("about:blank");
  await openPanel(page, "/assistants", session);
  await expect(page.getByText("You have no token.")).toBeVisible();
});

test("somebody who is signed out gets the form to sign in, where assistants are on", async ({
  page,
}) => {
  // There is an administrator: otherwise it asks for the first one.
  await callPanel("GET", "assistants");
  await page.goto(`${panelUrl}/admin`);
  await expect(page.getByRole("textbox", { name: /^Email/ })).toBeVisible();
});
