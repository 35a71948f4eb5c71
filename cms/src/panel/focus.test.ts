import { after, before, describe, test } from "node:test";

import { runInBrowser } from "../../tests/support/run-in-browser";
import type * as Module from "../../tests/support/text-with-dialog";
import { until } from "../../tests/support/wait";

describe("a dialog that is closed without its own button", () => {
  let browser: ReturnType<typeof runInBrowser<typeof Module>>;
  before(() => {
    browser = runInBrowser("tests/support/text-with-dialog.ts");
  });
  after(() => browser.close());

  const find = (selector: string) => browser.document.querySelector<HTMLElement>(selector);
  const waitForFocus = (selector: string) =>
    until(
      `the focus is in ${selector}`,
      () => Boolean(browser.document.activeElement?.closest(selector)),
      { lastSeen: () => browser.document.activeElement?.outerHTML },
    );
  const show = async (focusesText: boolean) => {
    const root = browser.document.createElement("div");
    browser.document.body.append(root);
    const remove = browser.exports.render(root, { focusesText });
    await until("the text is shown", () => find("#open") !== null);

    return remove;
  };
  const cancel = [
    () => find("#cancel")?.click(),
    () => {
      const escape = browser.document.createEvent("Event");
      escape.initEvent("keydown", true);
      browser.document.dispatchEvent(Object.assign(escape, { key: "Escape" }));
    },
  ];
  const openAndCancel = async (close: () => void) => {
    find("#open")?.focus();
    find("#open")?.click();
    await waitForFocus("[role=dialog]");
    close();
  };

  test("that of a text gives the focus back to the text", async () => {
    const remove = await show(true);
    for (const close of cancel) {
      await openAndCancel(close);
      await waitForFocus("textarea");
    }
    remove();
  });

  test("another one gives it back to what had it", async () => {
    browser.exports.returnFocus(browser.document);
    const remove = await show(false);
    for (const close of cancel) {
      await openAndCancel(close);
      await waitForFocus("#open");
    }
    remove();
  });
});
