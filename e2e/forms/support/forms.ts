import { expect, type Locator, type Page } from "@playwright/test";

import { runPendingTasks, gotoAndHydrate } from "../../support/hydration";

import type { emailColumns } from "./stored-leads";

/** Describes a form in a way that one table of faults fits all. */
export type FormUnderTest = {
  name: string;
  path: string;
  /** The collection it posts to, as in the address. */
  collection: string;
  table: keyof typeof emailColumns;
  /** The field that the server's error in the table of faults is about, and its label. */
  field: { name: string; label: string };
  submit: string;
  locate: (page: Page) => Locator;
  /** The input, by label. */
  typed: (address: string) => Record<string, string>;
  /** Fields that a reload clears by design: the sum, and a file. */
  complete: (form: Locator) => Promise<void>;
  isSent: (page: Page) => Promise<void>;
};

export const pdf = {
  name: "cv.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(
    "%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n",
  ),
};

/** Solves the sum, which may be in any state. */
export const solve = async (form: Locator) => {
  const question = await form.getByText(/^What is \d \+ \d\?$/).innerText();
  const [left = 0, right = 0] = (question.match(/\d/g) ?? []).map(Number);
  await form.getByLabel(question).fill(String(left + right));
};

const thanks = (page: Page) =>
  expect(page.getByRole("status").getByText("Thank you")).toBeVisible();

export const contactForm: FormUnderTest = {
  name: "contact",
  path: "/contact-us/",
  collection: "contact-datas",
  table: "contact_datas",
  field: { name: "your_email", label: "Your Email" },
  submit: "Get Started",
  locate: (page) => page.locator("main").getByRole("form", { name: "Contact" }),
  typed: (address) => ({
    "Full Name": "Ada Lovelace",
    "Your Email": address,
    Message: "A website, please.",
  }),
  complete: solve,
  isSent: (page) => expect(page).toHaveURL(/\/thankyou\/$/),
};

export const subscribeForm: FormUnderTest = {
  name: "subscribe",
  path: "/privacy-policy/",
  collection: "subscribes",
  table: "subscribes",
  field: { name: "name", label: "Email address" },
  submit: "Subscribe",
  locate: (page) => page.getByRole("form", { name: "Newsletter" }),
  typed: (address) => ({ "Email address": address }),
  complete: async () => undefined,
  isSent: (page) => expect(page.getByRole("dialog", { name: "Thank You" })).toBeVisible(),
};

export const applicationForm: FormUnderTest = {
  name: "application",
  path: "/careers/",
  collection: "emp-datas",
  table: "emp_datas",
  field: { name: "your_email", label: "Your Email" },
  submit: "Send application",
  locate: (page) => page.getByRole("form", { name: "Application" }),
  typed: (address) => ({
    "Full Name": "Ada Lovelace",
    "Your Email": address,
    "Mobile Number": "+49 151 23456789",
    Message: "I like review.",
  }),
  complete: async (form) => {
    const received = await form.getByText("Already received: cv.pdf").isVisible();
    const cv = form.getByLabel("CV", { exact: true });
    const chosen = await cv.evaluate((input: HTMLInputElement) => input.value !== "");
    if (!received && !chosen) await cv.setInputFiles(pdf);
  },
  isSent: thanks,
};

export const portfolioForm: FormUnderTest = {
  name: "portfolio",
  path: "/portfolio/",
  collection: "portfolio-forms",
  table: "portfolio_forms",
  field: { name: "your_email", label: "Your Email" },
  submit: "Request examples",
  locate: (page) => page.getByRole("form", { name: "Portfolio request" }),
  typed: (address) => ({
    "Full Name": "Ada Lovelace",
    "Your Email": address,
    Company: "Analytical Engines",
    Message: "Work for libraries.",
  }),
  complete: async () => undefined,
  isSent: thanks,
};

/** The sample's form that an editor has made (sample-content/records/form). */
export const customForm: FormUnderTest = {
  name: "custom",
  path: "/odoo-health-check/",
  collection: "form-answers",
  table: "form_answers",
  field: { name: "email", label: "Email" },
  submit: "Ask for a date",
  locate: (page) => page.getByRole("form", { name: "Odoo health check" }),
  typed: (address) => ({
    Name: "Ada Lovelace",
    Email: address,
    Users: "12",
    "What annoys you most?": "Slow reports.",
  }),
  complete: async (form) => {
    await form.getByLabel("Odoo version").selectOption("18");
    await form.getByLabel("Production").check();
  },
  isSent: thanks,
};

/** Scrolls to the end of a page in steps: a form loads as it nears the viewport. */
export const walkThrough = async (page: Page): Promise<void> => {
  /** @returns true until the end is reached. */
  const scroll = (top: number) =>
    page.evaluate((to) => {
      window.scrollTo({ top: to, behavior: "instant" });

      return to < document.body.scrollHeight;
    }, top);
  for (let top = 0; await scroll(top); top += 1000) await runPendingTasks(page);
};

/** Opens the page of a form and scrolls to it. @returns the form once it has loaded. */
export const openForm = async (page: Page, form: FormUnderTest): Promise<Locator> => {
  await gotoAndHydrate(page, form.path);
  const located = form.locate(page);
  await walkThrough(page);
  await expect(located).toBeVisible();
  // On a busy machine, the walk may pass a form without a frame in which the browser finds it near.
  await located.scrollIntoViewIfNeeded();

  return located;
};

export const control = (located: Locator, label: string) =>
  label === "Mobile Number"
    ? located.getByLabel(/^Mobile Number/)
    : located.getByRole("textbox", { name: label });

/** Types a number once its country's code is there. */
export const typeNumber = async (field: Locator, code: string, digits: string) => {
  await expect(field).toHaveValue(code);
  await field.focus();
  // The package moves the caret behind the code shortly after focus, before a person can type.
  const end = code.length;
  await expect
    .poll(() =>
      field.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [
        selectionStart,
        selectionEnd,
      ]),
    )
    .toEqual([end, end]);
  await field.pressSequentially(digits);
};

/** Fills in all fields of a form. */
export const fillIn = async (located: Locator, form: FormUnderTest, address: string) => {
  for (const [label, value] of Object.entries(form.typed(address))) {
    await control(located, label).fill(value);
  }
  await form.complete(located);
};

export const submit = (located: Locator, form: FormUnderTest) =>
  located.getByRole("button", { name: form.submit }).click();

/** The number of filled-in fields that have lost their input. */
export const countLost = async (located: Locator, form: FormUnderTest, address: string) => {
  const fields = Object.entries(form.typed(address));
  const values = await Promise.all(fields.map(([label]) => control(located, label).inputValue()));

  return fields.filter(([, typed], index) => values[index] !== typed).length;
};
