import assert from "node:assert/strict";
import { test } from "node:test";

import { timeZoneHeader } from "../../common/time-zone";
import { withTimeZone } from "./time-zone";

const origin = "http://localhost:1337";

/** The headers that a server gets from the panel. */
const headersOf = async (...[input, init]: Parameters<typeof fetch>) => {
  let sent = new Headers();
  const send = withTimeZone(async (to, more) => {
    sent = new Headers(more?.headers ?? (to instanceof Request ? to.headers : undefined));

    return new Response();
  }, origin);
  await send(input, init);

  return Object.fromEntries(sent);
};

test("the panel says the user's time zone to the CMS only, with each kind of request", async () => {
  const zone = { [timeZoneHeader]: new Intl.DateTimeFormat().resolvedOptions().timeZone };
  const own = { authorization: "Bearer one" };

  assert.deepEqual(await headersOf("/leads-report"), zone);
  assert.deepEqual(await headersOf(`${origin}/leads-report`, { headers: own }), {
    ...own,
    ...zone,
  });
  assert.deepEqual(await headersOf(new URL("/leads-report", origin)), zone);
  assert.deepEqual(await headersOf(new Request(`${origin}/a`, { headers: own })), {
    ...own,
    ...zone,
  });
  assert.deepEqual(await headersOf("https://other.example/a", { headers: own }), own);
});
