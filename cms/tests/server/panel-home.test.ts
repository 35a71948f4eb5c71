import assert from "node:assert/strict";
import { test } from "node:test";

import type { PublicSettings } from "../../src/content/types";
import type { LeadsSummary } from "../../src/leads/types";
import { readAction } from "../../src/server/admin/rights";

import { signInAs } from "../support/users";
import { openRecord } from "../support/open-record";
import { openPanelAs } from "../support/panel-client";
import { administrator, panel, panelService as service } from "../support/shared-panel-service";
import { query } from "../support/query";
import { payloads, sendJson } from "../support/visitors";

const contact = "api::contact-data.contact-data";
const application = "api::emp-data.emp-data";

const find = ({ collections }: LeadsSummary, uid: string) =>
  collections.find((collection) => collection.uid === uid);

test("counts leads of the last seven days, for roles that may read them", async () => {
  for (const table of ["contact_datas", "emp_datas"]) await query(service, `delete from ${table}`);
  const path = "/api/contact-datas";
  for (const name of ["Ada Lovelace", "Grace Hopper"]) {
    await sendJson(service.url + path, { data: { ...payloads[path], full_name: name } });
  }
  await service.strapi.db.query(contact).update({
    where: { full_name: "Grace Hopper" },
    data: { createdAt: new Date(Date.now() - 8 * 24 * 60 * 60 * 1000) },
  });

  const givenUp = "update outbox_messages set failed_at = due_at, last_error = 'refused'";
  await query(service, givenUp);
  const { status, body } = await panel.get("/leads-summary");
  const all: LeadsSummary = body;
  assert.equal(all.mail?.failing, 0);
  assert.ok(all.mail.givenUp >= 2 && all.mail.problem);
  assert.equal(status, 200);
  assert.equal(all.collections.length, 5);
  assert.equal(find(all, contact)?.week, 1);
  assert.equal(find(all, application)?.week, 0);
  const answerable = "state" in service.strapi.contentType(contact).attributes;
  assert.equal(find(all, contact)?.unanswered, answerable ? 2 : null);
  assert.equal(find(all, "api::subscribe.subscribe")?.unanswered, null);

  const read = { action: readAction, subject: application, properties: { fields: ["full_name"] } };
  const reader = await openPanelAs(service.url, panel, [read], "rita@example.com");
  const some: LeadsSummary = (await reader.get("/leads-summary")).body;
  assert.deepEqual(
    some.collections.map(({ uid }) => uid),
    [application],
  );

  assert.equal((await fetch(`${service.url}/leads-summary`)).status, 401);
});

test("shows the agency's name and address before sign-in", async () => {
  const settings = async (): Promise<PublicSettings> =>
    (await (await fetch(`${service.url}/public-settings`)).json()) as PublicSettings;
  const siteUrl = "http://localhost:9000";
  const sites = service.strapi.db.query("api::site.site");
  // Other test files may have left one.
  await sites.deleteMany({});
  assert.deepEqual(await settings(), { name: null, siteUrl, sendsEmail: true, assistants: false });

  const record = { documentId: "site", name: "Shoreline" };
  await sites.create({ data: { ...record, name: "A draft", publishedAt: null } });
  assert.deepEqual(await settings(), { name: null, siteUrl, sendsEmail: true, assistants: false });

  await sites.create({ data: { ...record, publishedAt: new Date() } });
  assert.deepEqual(await settings(), {
    name: "Shoreline",
    siteUrl,
    sendsEmail: true,
    assistants: false,
  });
});

test("lists recently published records by title, for roles that may read them", async () => {
  const publishedAt = new Date();
  const publish = (uid: "api::home.home" | "api::author.author", data: object) =>
    service.strapi.db.query(uid).create({ data: { ...data, publishedAt } });
  await publish("api::author.author", { documentId: "ada", name: "Ada" });
  await publish("api::home.home", { documentId: "home" });

  const recent = async (headers: Record<string, string>) => {
    const path = "/content-manager/homepage/recent-documents?action=publish";
    const { data } = (await (await fetch(service.url + path, { headers })).json()) as {
      data: { title: string }[];
    };

    return data.map(({ title }) => title).sort();
  };
  const shown = await recent(administrator());
  assert.ok(
    ["Ada", "Home"].every((title) => shown.includes(title)),
    shown.join(),
  );
  const leads = await signInAs(service, "leads", "home-leads@example.com");
  assert.deepEqual(await recent(leads), []);
});

test("the state of a record tells if the catalogue generates its page", async () => {
  const fromCatalogue = async (name: string) => {
    const uid = `api::${name}.${name}` as "api::article.article";
    const documentId = `state-of-${name}`;
    await service.strapi.db.query(uid).create({ data: { documentId, publishedAt: null } });

    return (await openRecord(panel, uid, documentId)).website?.fromCatalogue;
  };

  for (const name of ["service-page", "hire-page", "industry-page"]) {
    assert.equal(await fromCatalogue(name), true, name);
  }
  for (const name of ["article", "project", "comparison", "home"]) {
    assert.equal(await fromCatalogue(name), false, name);
  }
});
