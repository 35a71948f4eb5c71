import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, test } from "node:test";

import { countRows } from "./support/database";
import { startService } from "./support/service";
import { payloads, unlimited } from "./support/visitors";
import { until } from "./support/wait";

test("a service finishes what it accepted when it is told to stop", async () => {
  const service = await startService(unlimited);
  after(() => service.stop());
  const body = JSON.stringify({ data: payloads["/api/contact-datas"] });
  const slow = request(`${service.url}/api/contact-datas`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Content-Length": body.length,
      // Answered once the service has taken the request.
      Expect: "100-continue",
    },
    agent: false,
  });
  slow.flushHeaders();
  await once(slow, "continue");
  service.process.kill("SIGTERM");
  await until("nothing new is taken", () =>
    fetch(`${service.url}/_health`).then(
      () => false,
      () => true,
    ),
  );
  slow.end(body);
  const [answer] = (await once(slow, "response")) as [{ statusCode: number }];
  if (service.process.exitCode === null) await once(service.process, "exit");

  assert.equal(answer.statusCode, 201);
  assert.equal(service.process.exitCode, 0);
  assert.equal(await countRows(service, "contact_datas"), 1);
});
