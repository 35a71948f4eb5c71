import { after, before, describe, test } from "node:test";

import { runInBrowser } from "../../tests/support/run-in-browser";
import type * as Module from "../../tests/support/text-with-dialog";
import { until } from "../../tests/support/wait";

describe("a text beside a dialog", () => {
  let browser: ReturnType<typeof runInBrowser<typeof Module>>;
  before(() => {
    browser = runInBrowser("tests/support/text-with-dialog.ts");
  });
  after(() => browser.close());

  test("a canceled dialog gives the focus back to the text", async () => {
    const { document, exports } = browser;
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const root = document.createElement("div");
    document.body.append(root);
    exports.render(root);
    const waitForFocus = (selector: string) =>
      until(
        `the focus is in ${selector}`,
        () => Boolean(document.activeElement?.closest(selector)),
        {
          lastSeen: () => document.activeElement?.outerHTML,
        },
      );
    const escape = document.createEvent("Event");
    escape.initEvent("keydown", true);

    await until("the text is shown", () => find("#open") !== null);
    for (const cancel of [
      () => find("#cancel")?.click(),
      () => document.dispatchEvent(Object.assign(escape, { key: "Escape" })),
    ]) {
      find("#open")?.focus();
      find("#open")?.click();
      await waitForFocus("[role=dialog]");
      cancel();
      await waitForFocus("textarea");
    }
  });
});
