import { expect, test, type Locator, type Page } from "@playwright/test";

import { createDeferred } from "../../support/deferred";

import { faultAnnotationType, type FaultResult } from "./fault-reporter";
import { faultsFor, type Fault } from "./faults";
import { countLost, fillIn, openForm, submit, type FormUnderTest } from "./forms";
import { uniqueEmail, prepareVisitor } from "./site";
import { findLeads } from "./stored-leads";

/** Adds a test's results to the printed table, also if the test fails. */
const recordResult = (form: FormUnderTest, fault: string, outcome: string) => {
  const result: FaultResult = { form: form.name, fault, outcome };
  const annotation = { type: faultAnnotationType, description: JSON.stringify(result) };
  test.info().annotations.push(annotation);

  return (changes: Partial<FaultResult>) => {
    annotation.description = JSON.stringify(Object.assign(result, changes));
  };
};

const send = async (page: Page, form: FormUnderTest, fault: Fault) => {
  const button = form.locate(page).getByRole("button", { name: form.submit });
  if (fault.press === "double click") return button.dblclick();
  if (fault.press === "five clicks") return button.click({ clickCount: 5 });
  if (fault.press === "enter and click") {
    await form.locate(page).getByRole("textbox", { name: form.field.label }).press("Enter");
  }

  return button.click();
};

/** The notice, also for screen readers, that nothing was sent. */
const notice = (page: Page, form: FormUnderTest) =>
  form
    .locate(page)
    .getByRole("alert")
    .filter({ hasText: /^Not (sent|subscribed)/ });

/** Phone numbers are stored without spaces, emails in lower case. */
const normalize = (value: unknown) => String(value).replace(/\s/g, "").toLowerCase();

/** The number of filled-in fields that are missing in the stored row. */
const countMissing = (form: FormUnderTest, address: string) => {
  const [row = {}] = findLeads(form.table, address);
  // An editor's form has all answers in one column.
  const stored = Object.values(row).map(normalize).join("\n");

  return Object.values(form.typed(address)).filter((typed) => !stored.includes(normalize(typed)))
    .length;
};

const expectStoredOnce = async (form: FormUnderTest, address: string) => {
  await expect.poll(() => findLeads(form.table, address).length).toBe(1);
  const lostFields = countMissing(form, address);
  expect(lostFields, "fields that are not in the row").toBe(0);

  return { storedRows: findLeads(form.table, address).length, lostFields };
};

const testFault = (form: FormUnderTest, fault: Fault, tag: string[]) =>
  test(fault.name, { tag }, async ({ page, context }) => {
    const address = uniqueEmail();
    const update = recordResult(form, fault.name, fault.outcome);
    const expectInputKept = (located: Locator) =>
      expect.poll(() => countLost(located, form, address), "fields that were emptied").toBe(0);
    await prepareVisitor(context);
    await fault.prepare?.(page);
    let attempt = 0;
    let faulty = true;
    const { promise, resolve } = createDeferred();
    await page.route(`**/api/${form.collection}`, async (route) => {
      attempt += 1;
      if (fault.slow) await promise;

      return faulty && fault.respond ? fault.respond(route, attempt) : route.continue();
    });

    const located = await openForm(page, form);
    await fillIn(located, form, address);
    await fault.around?.before(page);
    const startedAt = Date.now();
    await send(page, form, fault);
    if (fault.slow) await expect(located).toHaveAttribute("aria-busy", "true");
    resolve();

    if (fault.outcome === "sent") await form.isSent(page);
    else await expect(notice(page, form)).toBeVisible();
    update({ seconds: ((Date.now() - startedAt) / 1000).toFixed(1) });

    if (fault.outcome !== "sent") {
      if (fault.outcome === "at the field") {
        const field = located.getByLabel(form.field.label);
        await expect(field).toHaveAccessibleDescription(fault.message ?? "");
      } else {
        await expect(notice(page, form)).toHaveText(fault.message ?? "");
      }
      await expectInputKept(located);

      faulty = false;
      await fault.around?.after(page);
      const again = await openForm(page, form);
      await expectInputKept(again);
      await form.complete(again);
      await submit(again, form);
      await form.isSent(page);
    }
    update(await expectStoredOnce(form, address));
  });

/**
 * Tests a form under the faults of the table: nothing is lost, nothing is stored twice, and the
 * visitor sees the result.
 *
 * @param only `per-form` for the faults that depend on the form itself.
 */
export const describeFaults = (form: FormUnderTest, only: "all" | "per-form") =>
  test.describe(`the ${form.name} form`, () => {
    const smoke = only === "all" ? ["one form", "each form"] : ["each form"];
    for (const fault of faultsFor(form.field.name)) {
      const tag = smoke.includes(fault.smoke ?? "") ? ["@smoke"] : [];
      if (only === "all" || fault.perForm) testFault(form, fault, tag);
    }

    test("a duplicated tab sends separately", async ({ page, context }) => {
      const address = uniqueEmail();
      const update = recordResult(form, "duplicate of the tab", "sent");
      await prepareVisitor(context);
      await fillIn(await openForm(page, form), form, address);
      const duplicate = context.waitForEvent("page");
      await page.evaluate(() => void window.open(window.location.href));
      const other = await duplicate;
      await form.complete(await openForm(other, form));
      await Promise.all([page, other].map((tab) => submit(form.locate(tab), form)));
      await Promise.all([page, other].map((tab) => form.isSent(tab)));
      update(await expectStoredOnce(form, address));
    });
  });
