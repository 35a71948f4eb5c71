import { expect, type Page } from "@playwright/test";

/** The URL of the CMS and its panel, set by scripts/test/run.ts. */
export const panelUrl = process.env.STRAPI_API_URL ?? "http://localhost:1337";

const administrator = { email: "first@example.com", password: "A-long-Passw0rd" };

/** Registers the first administrator, or signs in: tests run in parallel. */
const readToken = async (): Promise<string> => {
  // Playwright compiles static imports to CommonJS, which clashes with the import() of other tests.
  const { setupToken } = await import("../../scripts/lib/cms-client.ts");
  const post = (path: string, body: object) =>
    fetch(`${panelUrl}/admin/${path}`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Origin: panelUrl,
        "Set-Up-Token": setupToken(process.env),
      },
      body: JSON.stringify(body),
    });
  const registered = await post("register-admin", {
    ...administrator,
    firstname: "Edith",
    lastname: "Editor",
  });
  const answer = registered.ok ? registered : await post("login", administrator);
  const { data, error } = (await answer.json()) as {
    data: { token: string } | null;
    error?: { message: string };
  };
  expect(data, `signing in: ${error?.message}`).not.toBeNull();

  return data?.token ?? "";
};

let token: Promise<string> | undefined;

/** Each worker signs in once. */
const signIn = () => (token ??= readToken());

/** Sends a request of the panel as an administrator. @returns the answer's JSON. */
export const callPanel = async <Answer>(
  method: string,
  path: string,
  body?: object,
): Promise<Answer> => {
  const answer = await fetch(`${panelUrl}/${path}`, {
    method,
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await signIn()}`,
      Origin: panelUrl,
    },
    ...(body && { body: JSON.stringify(body) }),
  });

  return (await answer.json()) as Answer;
};

/** Creates a user with the role Author, as an invitation does. */
export const addAuthor = async (email: string): Promise<string> => {
  const call = async <Data>(method: string, path: string, body?: object) =>
    (await callPanel<{ data: Data }>(method, `admin/${path}`, body)).data;
  const roles = await call<{ id: number; code: string }[]>("GET", "roles");
  const author = roles.find(({ code }) => code === "strapi-author");
  const invited = await call<{ registrationToken: string }>("POST", "users", {
    firstname: "Arthur",
    email,
    roles: [author?.id],
  });
  const registered = await call<{ token: string }>("POST", "register", {
    registrationToken: invited.registrationToken,
    userInfo: { firstname: "Arthur", lastname: "Author", password: administrator.password },
  });

  return registered.token;
};

/**
 * Opens a page of the panel, for example "/content-manager".
 *
 * @param as the user of the session; an administrator by default.
 */
export const openPanel = async (page: Page, path = "/", as?: string) => {
  const session = as ?? (await signIn());
  await page.addInitScript((value) => {
    localStorage.setItem("jwtToken", JSON.stringify(value));
    localStorage.setItem("isLoggedIn", "true");
  }, session);
  await page.goto(`${panelUrl}/admin${path}`);
};

type Found = { documentId: string };

/** The first record of a CMS API path, requested as the site's build does. */
export const findRecord = async (page: Page, path: string): Promise<Found | undefined> => {
  const response = await page.request.get(`${panelUrl}/api/${path}`, {
    headers: { Authorization: `Bearer ${process.env.STRAPI_TOKEN}` },
  });

  return ((await response.json()) as { data: Found[] }).data[0];
};

/** Presses Save, and waits until the CMS has answered: the button is disabled before that, too. */
export const saveRecord = async (page: Page) => {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === "PUT" &&
      /\/content-manager\/\w+-types\//.test(response.url()),
  );
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await answer;
};

/** Closes a dialog. Again if the key came before the dialog listened, right after it had the focus. */
export const closeDialog = (page: Page) =>
  expect(async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
