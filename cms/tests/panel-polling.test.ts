import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { setImmediate as settle } from "node:timers/promises";

import { poll } from "../src/admin/requests/polling";

/** A page that can be hidden, as a browser's tab. */
const tab = () => {
  const listeners = new Set<() => void>();

  return {
    hidden: false,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    show(visible: boolean) {
      this.hidden = !visible;
      for (const listener of listeners) listener();
    },
  };
};

test("asks again and again, only while the page is visible", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  try {
    const page = tab();
    let asked = 0;
    const stop = poll(async () => {
      asked += 1;

      return 1000;
    }, page);
    const pass = async (milliseconds: number) => {
      await settle();
      mock.timers.tick(milliseconds);
      await settle();
    };

    assert.equal(asked, 1, "at once");
    await pass(999);
    assert.equal(asked, 1);
    await pass(1);
    assert.equal(asked, 2, "after the time it was told");

    page.show(false);
    await pass(60_000);
    assert.equal(asked, 2, "not while the page is hidden");

    page.show(true);
    assert.equal(asked, 3, "at once when it is shown");
    page.show(true);
    assert.equal(asked, 3, "not twice at a time");

    await settle();
    stop();
    await pass(60_000);
    page.show(true);
    assert.equal(asked, 3, "never again");
  } finally {
    mock.timers.reset();
  }
});
