import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";

import { keepPress } from "./keep-press";

/** A window whose focus Strapi watches as well. */
const openWindow = () => {
  const page = new EventTarget();
  keepPress(page as never);
  let seen = 0;
  page.addEventListener("focus", () => (seen += 1));
  const send = (...names: string[]) => names.forEach((name) => page.dispatchEvent(new Event(name)));

  return { send, seen: () => seen };
};

describe("the focus of the window", () => {
  beforeEach(() => mock.timers.enable({ apis: ["setTimeout"] }));
  afterEach(() => mock.timers.reset());

  test("that a press gives to it is told once, after the press", () => {
    const { send, seen } = openWindow();
    send("pointerdown", "focus", "pointerup");
    mock.timers.tick(900);
    assert.equal(seen(), 0);

    mock.timers.tick(5_000);
    assert.equal(seen(), 1);
  });

  test("is told at once without a press, also after one", () => {
    const { send, seen } = openWindow();
    send("focus");
    assert.equal(seen(), 1);

    send("pointerdown", "pointerup", "focus");
    assert.equal(seen(), 2);
    send("pointerdown", "pointercancel", "focus");
    assert.equal(seen(), 3);
  });
});
