import { setImmediate } from "node:timers/promises";

import { collectGarbage } from "./collect-garbage";

it("frees what nothing refers to any more", async () => {
  const unused = new WeakRef({ text: "A page" });
  // An object stays until the end of the task that made its WeakRef.
  await setImmediate();
  expect(unused.deref()).toBeDefined();
  await setImmediate();
  collectGarbage();

  expect(unused.deref()).toBeUndefined();
});
