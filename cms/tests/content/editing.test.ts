import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createPresence } from "../../src/content/editing/presence";
import type { Presence } from "../../src/content/types";

import { openPanelWithRole, type Panel, panelOf } from "../support/panel-client";
import { administrator, panelService } from "../support/panel-service";

const category = "api::category.category";
const path = (documentId: string) => `/content-manager/collection-types/${category}/${documentId}`;

type Saved = { data: { name: string; updatedAt: string } };
type Refused = { error: { message: string; details: { by: string; at: string } } };

const service = panelService;
const edith = panelOf(service, administrator);

let count = 0;
const newCategory = () =>
  edith.create(category, { name: `Shared ${count++}`, slug: `shared-${count}` });
const read = async (documentId: string) => ((await edith.get(path(documentId))).body as Saved).data;

/** Sends a request of an administrator whose panel read the record at this time. */
const withReadAt = (readAt: string) =>
  panelOf(service, () => ({ ...administrator(), "X-Read-At": readAt }));

let editor: Promise<Panel> | undefined;
const asEditor = () =>
  (editor ??= openPanelWithRole(service, "strapi-editor", "shared-records@example.com"));

describe("two people who save one record", () => {
  test("the second sees who saved when, and nothing is lost", async () => {
    const documentId = await newCategory();
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
    const documentId = await newCategory();
    const { updatedAt } = await read(documentId);
    await (await asEditor()).call("PUT", path(documentId), { name: "First words" });

    const second = await withReadAt(updatedAt).publish(category, documentId, { name: "Second" });

    assert.equal(second.status, 409);
    const where = { documentId, publishedAt: { $notNull: true } };
    assert.equal(await service.strapi.db.query(category).count({ where }), 0);
  });

  test("a user with the newest version can save and publish", async () => {
    const documentId = await newCategory();
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
    const documentId = await newCategory();
    const { updatedAt } = await read(documentId);

    const responses = await Promise.all(
      ["One", "Other"].map((name) => withReadAt(updatedAt).call("PUT", path(documentId), { name })),
    );

    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 409]);
  });
});

describe("the list of users with a record open", () => {
  test("is visible to the others, by name and without emails", async () => {
    const documentId = await newCategory();
    const route = `/presence/${category}/${documentId}`;
    const alone = (await edith.get(route)).body as Presence;
    const both = (await (await asEditor()).get(route)).body as Presence;

    assert.deepEqual(alone.others, []);
    assert.deepEqual(
      both.others.map(({ name }) => name),
      ["Edith"],
    );
    assert.doesNotMatch(JSON.stringify(both), /@/);
  });

  test("comes with the time of the last save", async () => {
    const documentId = await newCategory();
    const route = `/presence/${category}/${documentId}`;
    const savedAt = async () => ((await edith.get(route)).body as Presence).updatedAt;
    const first = await savedAt();
    await (await asEditor()).call("PUT", path(documentId), { name: "Changed" });

    assert.ok((await savedAt()) > first);
  });

  test("is empty for records that a role cannot read, and for missing ones", async () => {
    const leads = await (await asEditor()).get("/presence/api::contact-data.contact-data/any");
    const missing = await edith.get(`/presence/${category}/any`);
    const notAType = await edith.get("/presence/api::none.none/any");

    assert.deepEqual([leads.status, missing.status, notAType.status], [404, 404, 404]);
  });

  test("drops users whose panel stops polling", () => {
    let now = 0;
    const presence = createPresence(() => now);
    presence.note("record", { id: 1, firstname: "Ada" });
    now = 20_000;
    assert.equal(presence.note("record", { id: 2, firstname: "Ben" }).length, 1);
    now = 26_000;
    assert.equal(presence.note("record", { id: 2, firstname: "Ben" }).length, 0);
  });
});
