import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";

import { query } from "../support/query";
import { project, startService } from "../support/service";
import { payloads, sendJson, source, unlimited } from "../support/visitors";
import { until } from "../support/wait";

type Server = { url: string; stop: () => Promise<unknown> };
type Hubspot = Server & Record<"contacts" | "notes", { properties: Record<string, string> }[]>;
type RelaySupport = {
  startRelay: (to: string, api: string) => Promise<Server>;
  relaySecret: string;
};

/** Not in a folder of the CMS: TypeScript that Node runs. */
const load = createRequire(join(project, "package.json"));

test("a visitor's message gets from the CMS to HubSpot", async () => {
  const { startHubspot } = load("../relay/tests/support/crm.ts") as {
    startHubspot: () => Promise<Hubspot>;
  };
  const { startRelay, relaySecret } = load("../relay/tests/support/relay.ts") as RelaySupport;
  const crm = await startHubspot();
  const relay = await startRelay("hubspot", crm.url);
  const webhook = { name: "crm", url: relay.url, data: "full", secret: relaySecret, private: true };
  const service = await startService({
    ...unlimited,
    MAIL_RETRY_SECONDS: "0.2",
    LEADS_WEBHOOKS: JSON.stringify([webhook]),
  });
  const path = "/api/contact-datas";
  await sendJson(service.url + path, { data: { ...payloads[path], ...source } });
  const states = () => query<{ sent_at: unknown }>(service, "select * from outbox_messages");
  const isSent = async () =>
    (await states()).some(
      ({ sent_at: at, ...row }) => at && "target" in row && row.target === "webhook/crm",
    );
  await until("it is sent", isSent, { lastSeen: states });
  await service.stop();
  await relay.stop();
  await crm.stop();

  assert.deepEqual(crm.contacts[0]?.properties, {
    email: "ada@example.com",
    firstname: "Ada",
    lastname: "Lovelace",
    phone: "+442079460000",
  });
  assert.match(crm.notes[0]?.properties.hs_note_body ?? "", /We need a shop\./);
});
