import { expect, test, type Locator, type Page } from "@playwright/test";

import { faultsFor, type Fault } from "./faults";
import { countLost, fillIn, meet, submit, type FormUnderTest } from "./forms";
import { rowsFrom } from "./rows";
import { newAddress, settle, siteUrl } from "./site";

/** How long a visitor waits for an answer at most (in milliseconds), whatever happens. */
const patience = 12_000;

/** A row of the printed table: what was measured, as far as the test came. */
type Result = { fault: string; visitor: string; seconds?: string; lost?: number; rows?: number };

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

/** Numbers are stored without the spaces, addresses in small letters. */
const squash = (value: unknown) => String(value).replace(/\s/g, "").toLowerCase();

/** How many of the fields that were filled in are not in the row that was stored. */
const countMissing = (form: FormUnderTest, address: string) => {
  const stored = Object.values(rowsFrom(form.table, address)[0] ?? {}).map(squash);

  return Object.values(form.typed(address)).filter((typed) => !stored.includes(squash(typed)))
    .length;
};

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
        const result: Result = { fault: fault.name, visitor: fault.outcome };
        results.push(result);
        const expectNothingLost = async (located: Locator) => {
          await expect
            .poll(async () => (result.lost = await countLost(located, form, address)))
            .toBe(0);
        };
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
        const waited = Date.now() - began;
        result.seconds = (waited / 1000).toFixed(1);
        expect(waited).toBeLessThan(patience);

        if (fault.outcome !== "sent") {
          if (fault.outcome === "at the field") {
            await expect(located.getByLabel(form.field.label)).toHaveAccessibleDescription(
              fault.says ?? "",
            );
          } else {
            await expect(notice(page, form)).toHaveText(fault.says ?? "");
          }
          await expectNothingLost(located);

          faulty = false;
          await fault.around?.after(page);
          const again = await meet(page, form);
          await expectNothingLost(again);
          await form.complete(again);
          await submit(again, form);
          await form.isSent(page);
        }

        await expect.poll(() => (result.rows = rowsFrom(form.table, address).length)).toBe(1);
        result.lost = countMissing(form, address);
        expect(result.lost).toBe(0);
      });
    }

    test("two tabs with the same words", async ({ page, context }) => {
      const address = newAddress();
      await settle(context);
      const other = await context.newPage();
      for (const tab of [page, other]) await fillIn(await meet(tab, form), form, address);
      await Promise.all([page, other].map((tab) => submit(form.locate(tab), form)));
      await Promise.all([page, other].map((tab) => form.isSent(tab)));

      const rows = rowsFrom(form.table, address).length;
      results.push({ fault: "two tabs", visitor: "sent", rows });
      expect(rows).toBe(1);
    });
  });
};
