import assert from "node:assert/strict";
import { once } from "node:events";
import { after, test } from "node:test";

import { query } from "../support/query";
import { onAnyDatabase } from "../support/databases";
import { startService, type Service } from "../support/service";
import { payloads, sendJson, unlimited } from "../support/visitors";

onAnyDatabase("a killed CMS", (settings) => {
  let service: Service;
  after(() => service.stop());

  test("has every submission with a 201 after kill -9 during 500 of them", async () => {
    service = await startService({ ...settings(), ...unlimited });
    const ids: number[] = [];
    let killed: Promise<unknown> | undefined;

    // Twenty at a time, so that submissions are in every state when the process dies.
    let next = 0;
    const visitor = async () => {
      while (next < 500) {
        const number = next++;
        const response = await sendJson(`${service.url}/api/contact-datas`, {
          data: { ...payloads["/api/contact-datas"], message: `Message ${number}` },
        });
        if (response.status === 201) ids.push(JSON.parse(response.text).data.id as number);
        if (ids.length === 200 && !killed) {
          killed = once(service.process, "exit");
          service.process.kill("SIGKILL");
        }
      }
    };
    await Promise.all(Array.from({ length: 20 }, visitor));
    await killed;
    assert.ok(
      ids.length >= 200 && ids.length < 500,
      `killed in the middle: ${ids.length} answered`,
    );

    service = await startService(service.environment);
    const rows = await query<{ id: number; document_id: string }>(
      service,
      "select id, document_id from contact_datas",
    );
    const stored = new Set(rows.map(({ id }) => Number(id)));
    assert.deepEqual(
      ids.filter((id) => !stored.has(id)),
      [],
      "answered and lost",
    );

    const withoutOutboxMessage = await query(
      service,
      "select c.id from contact_datas c left join outbox_messages o on o.subject_id = c.document_id where o.id is null",
    );
    assert.deepEqual(withoutOutboxMessage, [], "stored without its outbox message");
    const again = await sendJson(`${service.url}/api/contact-datas`, {
      data: payloads["/api/contact-datas"],
    });
    assert.equal(again.status, 201, "and it serves again");
  });
});
