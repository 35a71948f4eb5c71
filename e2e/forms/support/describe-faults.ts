import { expect, test, type Page } from "@playwright/test";

import { faultsFor, type Fault } from "./faults";
import { expectTyped, fillIn, meet, submit, type FormUnderTest } from "./forms";
import { rowsFrom } from "./rows";
import { newAddress, settle, siteUrl } from "./site";

/** How long a visitor waits for an answer at most (in milliseconds), whatever happens. */
const patience = 12_000;

type Result = { fault: string; visitor: string; seconds: string; lost: number; rows: number };

const send = async (page: Page, form: FormUnderTest, fault: Fault) => {
  const button = form.locate(page).getByRole("button", { name: form.submit });
  if (fault.press === "double click") return button.dblclick();
  if (fault.press === "enter and click") {
    await form.locate(page).getByRole("textbox", { name: form.field.label }).press("Enter");

    return button.click({ timeout: 1000 }).catch(() => undefined);
  }
  if (fault.press === "five clicks") {
    return button.click({ clickCount: 5, delay: 20 });
  }

  return button.click();
};

/** What tells the visitor, and a screen reader, that nothing was sent. */
const notice = (page: Page, form: FormUnderTest) =>
  form
    .locate(page)
    .getByRole("alert")
    .filter({ hasText: /^Not (sent|subscribed)/ });

/** Runs the table of faults against a form: nothing is lost, nothing is stored twice, an answer comes in time. */
export const describeFaults = (form: FormUnderTest) => {
  const results: Result[] = [];

  test.describe(`faults of the ${form.name} form`, () => {
    test.describe.configure({ mode: "default" });
    test.use({ baseURL: siteUrl });
    test.setTimeout(60_000);

    test.afterAll(() => {
      console.log(`\nThe ${form.name} form under ${results.length} faults:`);
      console.table(results);
    });

    for (const fault of faultsFor(form.field.name)) {
      test(fault.name, async ({ page, context }) => {
        const address = newAddress();
        await settle(context);
        await fault.prepare?.(page);
        let attempt = 0;
        let faulty = true;
        await page.route(`**/api/${form.collection}`, (route) => {
          attempt += 1;

          return faulty && fault.answer ? fault.answer(route, attempt) : route.continue();
        });

        const located = await meet(page, form);
        await fillIn(located, form, address);
        await fault.around?.before(page);
        const began = Date.now();
        await send(page, form, fault);

        if (fault.outcome === "sent") {
          await form.isSent(page);
        } else {
          await expect(notice(page, form)).toBeVisible({ timeout: patience });
        }
        const seconds = (Date.now() - began) / 1000;
        expect(seconds).toBeLessThan(patience / 1000);

        if (fault.outcome !== "sent") {
          if (fault.outcome === "at the field") {
            await expect(located.getByLabel(form.field.label)).toHaveAccessibleDescription(
              fault.says ?? "",
            );
          } else {
            await expect(notice(page, form)).toHaveText(fault.says ?? "");
          }
          await expectTyped(located, form, address);

          faulty = false;
          await fault.around?.after(page);
          const again = await meet(page, form);
          await expectTyped(again, form, address);
          await form.complete(again);
          await submit(again, form);
          await form.isSent(page);
        }

        await expect.poll(() => rowsFrom(form.table, address).length).toBe(1);
        results.push({
          fault: fault.name,
          visitor: fault.outcome,
          seconds: seconds.toFixed(1),
          lost: 0,
          rows: rowsFrom(form.table, address).length,
        });
      });
    }

    test("two tabs with the same words", async ({ page, context }) => {
      const address = newAddress();
      await settle(context);
      const other = await context.newPage();
      for (const tab of [page, other]) await fillIn(await meet(tab, form), form, address);
      await Promise.all([page, other].map((tab) => submit(form.locate(tab), form)));
      await Promise.all([page, other].map((tab) => form.isSent(tab)));

      expect(rowsFrom(form.table, address)).toHaveLength(1);
      results.push({ fault: "two tabs", visitor: "sent", seconds: "", lost: 0, rows: 1 });
    });
  });
};
