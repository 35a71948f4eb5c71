import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";

import { withPermissionsFirst } from "../src/admin/requests/permissions-first";

const information = "/admin/information";
const permissions = "http://localhost:1337/admin/users/me/permissions";

/** A panel whose requests the test answers, and the order in which they finish. */
const openPanel = () => {
  const waiting = new Map<string, (answer: Response | Error) => void>();
  const done: string[] = [];
  const call = withPermissionsFirst(
    (input) =>
      new Promise((resolve, reject) => {
        waiting.set(String(input), (answer) =>
          answer instanceof Error ? reject(answer) : resolve(answer),
        );
      }),
  );

  return {
    done,
    ask: (path: string) =>
      void call(path)
        .then((answer) => answer.text())
        .then(
          (text) => done.push(text),
          () => done.push("failed"),
        ),
    answer: async (path: string, answer: Response | Error = new Response(path)) => {
      waiting.get(path)?.(answer);
      for (let turn = 0; turn < 5; turn++) await setImmediate();
    },
  };
};

test("the panel loads permissions before it renders a page, at each sign-in", async () => {
  const { done, ask, answer } = openPanel();
  for (let signIn = 1; signIn <= 2; signIn++) {
    done.length = 0;
    // The page's request comes first: React runs the effects of children before those of parents.
    ask(information);
    ask(permissions);
    ask("/admin/init");
    await answer(information);
    await answer("/admin/init");
    assert.deepEqual(done, ["/admin/init"]);
    await answer(permissions);
    assert.deepEqual(done, ["/admin/init", permissions, information]);
  }
});

test("the panel renders a page also if the request for permissions fails", async () => {
  const { done, ask, answer } = openPanel();
  ask(information);
  ask(permissions);
  await answer(information);
  await answer(permissions, new Error("no network"));
  assert.deepEqual(done, ["failed", information]);
});
