import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createPresence } from "../../src/content/editing/presence";
import { publishingActions, readAction } from "../../src/server/admin/rights";

import { openRecord, openRecordPath } from "../support/open-record";
import {
  manage,
  openPanelAs,
  openPanelWithRole,
  type Panel,
  panelOf,
  type Permission,
} from "../support/panel-client";
import { administrator, panel, panelService as service } from "../support/shared-panel-service";
import { category, newCategory } from "../support/record-versions";
import { payloads, sendJson } from "../support/visitors";

const path = (documentId: string) => `${manage}/${category}/${documentId}`;

type Saved = { data: { name: string; updatedAt: string } };
type Refused = { error: { message: string; details: { by: string; at: string } } };

const read = async (documentId: string) => ((await panel.get(path(documentId))).body as Saved).data;

/** Sends a request of an administrator whose panel read the record at this time. */
const withReadAt = (readAt: string) =>
  panelOf(service, () => ({ ...administrator(), "X-Read-At": readAt }));

let editor: Promise<Panel> | undefined;
const asEditor = () =>
  (editor ??= openPanelWithRole(service, "strapi-editor", "shared-records@example.com"));

describe("two people who save one record", () => {
  test("the second sees who saved when, and nothing is lost", async () => {
    const { documentId } = await newCategory();
    const { updatedAt } = await read(documentId);
    const first = await (await asEditor()).call("PUT", path(documentId), { name: "First words" });
    assert.equal(first.status, 200);

    const second = await withReadAt(updatedAt).call("PUT", path(documentId), { name: "Second" });

    const { error } = second.body as Refused;
    const now = await read(documentId);
    assert.equal(second.status, 409);
    assert.match(error.message, /^strapi-editor has saved this since you opened it/);
    assert.deepEqual(error.details, { by: "strapi-editor", at: now.updatedAt });
    assert.equal(now.name, "First words");
  });

  test("the second gets the conflict on publish, too, and nothing is published", async () => {
    const { documentId } = await newCategory();
    const { updatedAt } = await read(documentId);
    await (await asEditor()).call("PUT", path(documentId), { name: "First words" });

    const second = await withReadAt(updatedAt).publish(category, documentId, { name: "Second" });

    assert.equal(second.status, 409);
    const where = { documentId, publishedAt: { $notNull: true } };
    assert.equal(await service.strapi.db.query(category).count({ where }), 0);
  });

  test("a user with the newest version can save and publish", async () => {
    const { documentId } = await newCategory();
    await (await asEditor()).call("PUT", path(documentId), { name: "First words" });

    const saved = await withReadAt((await read(documentId)).updatedAt).call(
      "PUT",
      path(documentId),
      { name: "Second" },
    );
    const published = await withReadAt((saved.body as Saved).data.updatedAt).publish(
      category,
      documentId,
      { name: "Third", slug: "third-of-three" },
    );

    assert.deepEqual([saved.status, published.status], [200, 200]);
    assert.equal((await read(documentId)).name, "Third");
  });

  test("of two concurrent saves, one is rejected", async () => {
    const { documentId } = await newCategory();
    const { updatedAt } = await read(documentId);

    const responses = await Promise.all(
      ["One", "Other"].map((name) => withReadAt(updatedAt).call("PUT", path(documentId), { name })),
    );

    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
  });
});

describe("the list of users with a record open", () => {
  test("is visible to the others, by name and without emails", async () => {
    const { documentId } = await newCategory();
    const { presence: alone } = await openRecord(panel, category, documentId);
    const { presence: both } = await openRecord(await asEditor(), category, documentId);

    assert.deepEqual(alone.others, []);
    assert.deepEqual(
      both.others.map(({ name }) => name),
      ["Edith"],
    );
    assert.doesNotMatch(JSON.stringify(both), /@/);
  });

  test("comes with the time of the last save", async () => {
    const { documentId } = await newCategory();
    const savedAt = async () => (await openRecord(panel, category, documentId)).presence.updatedAt;
    const first = await savedAt();
    await (await asEditor()).call("PUT", path(documentId), { name: "Changed" });

    assert.ok((await savedAt()) > first);
  });

  test("is empty for records that a role cannot read, and for missing ones", async () => {
    const lead = openRecordPath("api::contact-data.contact-data", "any");
    const { documentId } = await newCategory();
    const leads = await openPanelWithRole(service, "leads", "opens-no-content@example.com");
    const anonymous = panelOf(service, () => ({}));
    for (const [by, path, status] of [
      [await asEditor(), lead, 404],
      [panel, openRecordPath(category, "any"), 404],
      [panel, openRecordPath("api::none.none", "any"), 404],
      [leads, openRecordPath(category, documentId), 404],
      [anonymous, openRecordPath(category, documentId), 401],
    ] as const) {
      assert.equal((await by.get(path)).status, status, path);
    }
  });

  test("drops users whose panel stops polling", () => {
    let now = 0;
    const presence = createPresence(() => now);
    presence.note("record", { id: 1, firstname: "Ada" });
    now = 30_000;
    assert.equal(presence.note("record", { id: 2, firstname: "Ben" }).length, 1);
    now = 36_000;
    assert.equal(presence.note("record", { id: 2, firstname: "Ben" }).length, 0);
  });
});

describe("what the panel shows beside an open record", () => {
  test("leaves out what a role may not see", async () => {
    const { documentId } = await newCategory();
    const readsContent = { action: readAction, subject: category };
    const readsState = { action: publishingActions.read };
    const parts = async (permissions: Permission[], email: string) => {
      const reader = await openPanelAs(service.url, panel, permissions, email);
      const { presence: _presence, ...rest } = await openRecord(reader, category, documentId);

      return Object.entries(rest)
        .flatMap(([name, part]) => (part ? [name] : []))
        .sort();
    };

    assert.deepEqual(await parts([readsContent, readsState], "reads-all@example.com"), [
      "reviews",
      "website",
    ]);
    assert.deepEqual(await parts([readsContent], "reads-content@example.com"), ["reviews"]);
  });

  test("is of a lead only who has it open", async () => {
    const form = "/api/contact-datas";
    const sent = await sendJson(service.url + form, { data: payloads[form] });
    assert.equal(sent.status, 201);
    const uid = "api::contact-data.contact-data";
    const { documentId } = await service.strapi.db.query(uid).findOne({ where: {} });

    const { presence, ...rest } = await openRecord(panel, uid, documentId);
    assert.deepEqual([presence.others, rest], [[], {}]);
  });
});
