import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { onPostgres } from "../support/databases";
import { type MailServer, startMailServer } from "../support/mail-server";
import { allAreSent, mailSettings } from "../support/outbox";
import { type Service, startService } from "../support/service";
import { postLead } from "../support/visitors";

// Two instances share a database, which requires PostgreSQL.
onPostgres("the outbox", (settings) => {
  let mail: MailServer;
  let services: Service[];
  before(async () => {
    mail = await startMailServer();
    const given = { ...settings(), ...mailSettings(mail), MAIL_RETRY_SECONDS: "0.2" };
    const first = await startService(given);
    const { CMS_PORT: _port, ...same } = first.environment;
    services = [first, await startService(same)];
  });
  after(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await mail.stop();
  });

  test("sends each email once from two instances", async () => {
    const [first, second] = services as [Service, Service];
    for (let number = 0; number < 10; number++) {
      const { url } = number % 2 ? second : first;
      await postLead(url, "/api/contact-datas");
    }
    await allAreSent(first);
    assert.equal(mail.messages.length, 10);
  });
});
