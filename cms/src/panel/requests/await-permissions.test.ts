import assert from "node:assert/strict";
import { setImmediate } from "node:timers/promises";
import { test } from "node:test";

import { withPermissionsAwaited } from "./await-permissions";

const information = "/admin/information";
const permissions = "http://localhost:1337/admin/users/me/permissions";

/** A panel whose requests the test answers, and the order in which they finish. */
const openPanel = () => {
  const waiting = new Map<string, (response: Response | Error) => void>();
  const done: string[] = [];
  const call = withPermissionsAwaited(
    (input) =>
      new Promise((resolve, reject) => {
        waiting.set(String(input), (response) =>
          response instanceof Error ? reject(response) : resolve(response),
        );
      }),
  );

  return {
    done,
    ask: (path: string) =>
      void call(path)
        .then((response) => response.text())
        .then(
          (text) => done.push(text),
          () => done.push("failed"),
        ),
    respond: async (path: string, response: Response | Error = new Response(path)) => {
      waiting.get(path)?.(response);
      for (let turn = 0; turn < 5; turn++) await setImmediate();
    },
  };
};

test("the panel loads permissions before it renders a page, at each sign-in", async () => {
  const { done, ask, respond } = openPanel();
  for (let signIn = 1; signIn <= 2; signIn++) {
    done.length = 0;
    // The page's request comes first: React runs the effects of children before those of parents.
    ask(information);
    ask(permissions);
    ask("/admin/init");
    await respond(information);
    await respond("/admin/init");
    assert.deepEqual(done, ["/admin/init"]);
    await respond(permissions);
    assert.deepEqual(done, ["/admin/init", permissions, information]);
  }
});

test("the panel renders a page also if the request for permissions fails", async () => {
  const { done, ask, respond } = openPanel();
  ask(information);
  ask(permissions);
  await respond(information);
  await respond(permissions, new Error("no network"));
  assert.deepEqual(done, ["failed", information]);
});
