import { expect, test, type Page } from "@playwright/test";

import {
  applicationForm,
  customForm,
  fillIn,
  openForm,
  pdf as validCv,
  portfolioForm,
  submit,
  subscribeForm,
} from "./support/forms";
import { findLeads } from "./support/stored-leads";
import { uniqueEmail, prepareVisitor, siteUrl } from "./support/site";

test.beforeEach(({ context }) => prepareVisitor(context));

const cvField = (page: Page) => applicationForm.locate(page).getByLabel("CV", { exact: true });

const fakePdf = (size: number) => ({
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(size)]),
});

test(
  "a subscription is stored, the form is cleared and a dialog confirms it",
  { tag: "@smoke" },
  async ({ page }) => {
    const address = uniqueEmail();
    const form = await openForm(page, subscribeForm);
    await fillIn(form, subscribeForm, address);
    await submit(form, subscribeForm);

    const dialog = page.getByRole("dialog", { name: "Thank You" });
    await expect(dialog).toContainText("Thanks for subscribing to our newsletter");
    await expect(dialog).toContainText("updates, offers and news");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(form.getByRole("button", { name: "Subscribe" })).toBeFocused();
    await expect(form.getByLabel("Email address")).toHaveValue("");
    expect(findLeads("subscribes", address)).toMatchObject([{ name: address }]);
  },
);

test("a failed subscription shows no dialog, and is announced to screen readers", async ({
  page,
}) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/api/subscribes", (route) => route.abort("connectionrefused"));
  const form = await openForm(page, subscribeForm);
  await fillIn(form, subscribeForm, uniqueEmail());
  const before = await form.boundingBox();
  await submit(form, subscribeForm);

  const alert = form.getByRole("alert");
  await expect(alert).toContainText("Not subscribed");
  expect((await alert.boundingBox())?.width).toBeLessThanOrEqual(1);
  expect(await form.boundingBox()).toEqual(before);
  await expect(page.locator(".Toastify__toast")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Thank You" })).toBeHidden();
  expect(logged.join()).toContain("The newsletter form was not sent");
});

test("an application is stored with its CV", { tag: "@smoke" }, async ({ page }) => {
  const address = uniqueEmail();
  const form = await openForm(page, applicationForm);
  await fillIn(form, applicationForm, address);
  const positions = form.getByLabel("Position");
  // Without an opening there is no such field.
  const options = await positions
    .locator("option")
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const position = options.at(-1);
  if (position) await positions.selectOption(position);
  await submit(form, applicationForm);
  await applicationForm.isSent(page);

  expect(findLeads("emp_datas", address)).toMatchObject([
    {
      full_name: "Ada Lovelace",
      mobile_no: "+4915123456789",
      message: "I like review.",
      ...(position && { position }),
      url: "careers/",
    },
  ]);
});

test("an application without a CV shows an error and sends nothing", async ({ page }) => {
  const form = await openForm(page, applicationForm);
  await submit(form, applicationForm);

  await expect(cvField(page)).toHaveAccessibleDescription(/CV is required/);
  await expect(form.getByText("Name is required")).toBeVisible();
});

test("a CV that is too large, of another type or mislabeled is rejected before the upload", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await openForm(page, applicationForm);
  for (const [file, message] of [
    [fakePdf(5 * 1024 * 1024), "This file is larger than 5 MB"],
    [{ ...fakePdf(10), name: "cv.txt" }, "Please send a PDF or a Word file"],
    [{ ...fakePdf(10), name: "cv.docx" }, "This file isn’t a valid DOCX"],
  ] as const) {
    await cvField(page).setInputFiles({ ...file });
    await expect(cvField(page)).toHaveAccessibleDescription(new RegExp(message));
  }

  expect(sent.filter((url) => url.endsWith("/api/upload"))).toEqual([]);
});

test("an upload shows its progress and can be canceled and retried", async ({ page }) => {
  const address = uniqueEmail();
  let hang = true;
  await page.route("**/api/upload", (route) =>
    hang ? new Promise(() => undefined) : route.continue(),
  );
  const form = await openForm(page, applicationForm);
  await fillIn(form, applicationForm, address);
  await submit(form, applicationForm);
  await expect(form.getByRole("progressbar", { name: "Uploading your CV" })).toBeVisible();
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form.getByRole("alert")).toContainText("Sending was canceled");
  expect(findLeads("emp_datas", address)).toEqual([]);

  hang = false;
  await submit(form, applicationForm);
  await applicationForm.isSent(page);
  expect(findLeads("emp_datas", address)).toHaveLength(1);
});

test("an upload that is interrupted, then gets a 503, is retried and succeeds", async ({
  page,
}) => {
  const address = uniqueEmail();
  let attempt = 0;
  await page.route("**/api/upload", (route) => {
    attempt += 1;
    if (attempt === 1) return route.abort("connectionreset");

    return attempt === 2 ? route.fulfill({ status: 503 }) : route.continue();
  });
  const form = await openForm(page, applicationForm);
  await fillIn(form, applicationForm, address);
  await submit(form, applicationForm);
  await applicationForm.isSent(page);

  expect(attempt).toBe(3);
  expect(findLeads("emp_datas", address)).toHaveLength(1);
});

const failures = [
  ["unreachable", undefined, /couldn’t reach our server/],
  ["too large", { status: 413, body: { error: { message: "Too large" } } }, /Too large/],
  ["answered without an id", { status: 201, body: {} }, /couldn’t process this right now/],
  ["limited", { status: 429, body: {} }, /in a few minutes/],
  [
    "rejected at the file",
    {
      status: 400,
      body: {
        error: {
          message: "No",
          details: { errors: [{ path: ["files"], message: "Please choose a PDF" }] },
        },
      },
    },
    /Please check your entries/,
  ],
] as const;

test("a failed upload shows the reason, keeps all input and can be retried", async ({ page }) => {
  const address = uniqueEmail();
  let response: { status: number; body: object } | undefined;
  let failing = true;
  await page.route("**/api/upload", (route) => {
    if (!failing) return route.continue();
    if (!response) return route.abort("connectionreset");

    return route.fulfill({
      status: response.status,
      contentType: "application/json",
      headers: { "Access-Control-Allow-Origin": siteUrl },
      body: JSON.stringify(response.body),
    });
  });
  const form = await openForm(page, applicationForm);
  await fillIn(form, applicationForm, address);
  for (const [name, next, message] of failures) {
    await test.step(name, async () => {
      response = next;
      await submit(form, applicationForm);
      await expect(form.getByRole("alert")).toContainText(message);
    });
  }
  await expect(cvField(page)).toHaveAccessibleDescription(/Please choose a PDF/);
  await cvField(page).setInputFiles({ ...validCv, name: "other.pdf" });

  failing = false;
  await submit(form, applicationForm);
  await applicationForm.isSent(page);
  expect(findLeads("emp_datas", address)).toHaveLength(1);
});

test("a portfolio request is stored", { tag: "@smoke" }, async ({ page }) => {
  const address = uniqueEmail();
  const form = await openForm(page, portfolioForm);
  await fillIn(form, portfolioForm, address);
  await form.getByLabel("Type of work").selectOption({ index: 1 });
  const interest = await form.getByLabel("Type of work").inputValue();
  await submit(form, portfolioForm);
  await portfolioForm.isSent(page);

  expect(findLeads("portfolio_forms", address)).toMatchObject([
    { company: "Analytical Engines", message: "Work for libraries.", interest, url: "portfolio/" },
  ]);
  await expect(form).toBeHidden();
});

// Editors' forms have any number of fields.
for (const width of [360, 768, 1440]) {
  test(`a form with one field has no empty space below it at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const form = await openForm(page, customForm);

    const space = await form.evaluate((element) => {
      const isField = (child: Element) => child.matches(":has(input, select, textarea)");
      for (const field of [...element.children].filter(isField).slice(1)) field.remove();
      const around = element.parentElement as HTMLElement;
      // Not as tall as the contact channels next to it.
      around.style.alignSelf = "start";

      return around.clientHeight - element.clientHeight;
    });
    expect(space).toBe(0);
  });
}

test("a date that the browser cannot read is an error at its field, and is not left out", async ({
  page,
}) => {
  const address = uniqueEmail();
  const form = await openForm(page, customForm);
  await fillIn(form, customForm, address);
  const date = form.getByLabel(/^Earliest date/);
  const type = async (text: string) => {
    await date.fill("");
    await date.focus();
    await page.keyboard.type(text);
    await submit(form, customForm);
  };
  for (const [text, message] of [
    ["02", /incomplete or does not exist/],
    ["02312026", /incomplete or does not exist/],
    ["01310026", /Enter a year from 1900 on/],
  ] as const) {
    await test.step(text, async () => {
      await type(text);
      await expect(date).toHaveAccessibleDescription(message);
    });
  }
  expect(findLeads("form_answers", address)).toEqual([]);

  await type("01312027");
  await customForm.isSent(page);
  expect(findLeads("form_answers", address)).toMatchObject([
    { summary: expect.stringContaining("Earliest date: 2027-01-31") },
  ]);
});
