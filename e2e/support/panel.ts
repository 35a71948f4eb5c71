import { expect, type Page } from "@playwright/test";

/** Where the content service and its panel are; scripts/test-e2e.mjs says it. */
export const panelUrl = process.env.STRAPI_API_URL ?? "http://localhost:1337";

const administrator = { email: "first@example.com", password: "A-long-Passw0rd" };

/**
 * Registers the first administrator, who may do everything, or signs in as one: tests run at
 * the same time, and only one is the first.
 */
const signIn = async (page: Page): Promise<string> => {
  const post = (path: string, data: object) =>
    page.request.post(`${panelUrl}/admin/${path}`, { data, headers: { Origin: panelUrl } });
  const registered = await post("register-admin", {
    ...administrator,
    firstname: "Edith",
    lastname: "Editor",
  });
  const answer = registered.ok() ? registered : await post("login", administrator);
  expect(answer.ok(), `signing in: ${await answer.text()}`).toBe(true);

  return ((await answer.json()) as { data: { token: string } }).data.token;
};

/** Opens a page of the panel as an administrator, for example "/content-manager". */
export const openPanel = async (page: Page, path = "/") => {
  const token = await signIn(page);
  await page.addInitScript((kept) => {
    localStorage.setItem("jwtToken", JSON.stringify(kept));
    localStorage.setItem("isLoggedIn", "true");
  }, token);
  await page.goto(`${panelUrl}/admin${path}`);
};

type Found = { documentId: string };

/** The first record of a path of the content service's API, read as the site's build does. */
export const findRecord = async (page: Page, path: string): Promise<Found | undefined> => {
  const response = await page.request.get(`${panelUrl}/api/${path}`, {
    headers: { Authorization: `Bearer ${process.env.STRAPI_TOKEN}` },
  });

  return ((await response.json()) as { data: Found[] }).data[0];
};
