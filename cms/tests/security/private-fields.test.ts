import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import type { ForecastAnswer } from "../../src/common/forecast";
import { contentTypes, type ContentTypeInfo } from "../../src/content/model/content-types";
import { documentsOf } from "../support/documents";
import { openPanelAs, type Panel } from "../support/panel-client";
import { panel, panelService as service } from "../support/shared-panel-service";

const form = "api::form.form";
const number = "2099-03-01T12:00:00.000Z";
const message =
  "Your role cannot publish: leave this field unchanged, and ask an editor to change it.";

let lastNumber = 0;

type Attribute = { type: string; private?: boolean; min?: number };
/** The private fields of a type, except for Strapi's own. */
const privateFields = ({ uid }: ContentTypeInfo) =>
  Object.entries(service.strapi.contentType(uid).attributes as Record<string, Attribute>).filter(
    ([name, attribute]) => attribute.private && !/^(created|updated)By$|^localizations$/.test(name),
  );

/** A draft that nobody has filled in. @returns its document id. */
const newDraft = async (uid: ContentTypeInfo["uid"], data: object) => {
  const rows = service.strapi.db.query(uid);
  const isSingle = service.strapi.contentType(uid).kind === "singleType";
  const known: { documentId: string } | null = isSingle ? await rows.findOne({}) : null;
  lastNumber += 1;
  const documentId = known?.documentId ?? `private-fields-${lastNumber}`;
  // Other test files may have left several documents of a single type.
  await rows.deleteMany({ where: isSingle ? {} : { documentId } });
  await rows.create({ data: { documentId, publishedAt: null, ...data } });

  return documentId;
};

/** Another valid value of a private field. */
const otherValue = (name: string, { type, min = 0 }: Attribute): unknown =>
  name === "receiver"
    ? "thief@example.com"
    : ({
        integer: min + 1,
        datetime: number,
        component: [{ form: "contact", subject: "Thanks", text: "Changed." }],
      }[type] ?? "Changed.");

const pathOf = ({ uid, kind }: ContentTypeInfo, documentId: string) =>
  kind === "singleType"
    ? `/content-manager/single-types/${uid}`
    : `/content-manager/collection-types/${uid}/${documentId}`;

/** What the draft has in a field; [] if it is empty. */
const storedValue = async (
  { uid }: ContentTypeInfo,
  documentId: string,
  name: string,
  { type }: Attribute,
) => {
  const populate = type === "component" ? { [name]: true } : {};
  const draft = await documentsOf(service, uid).findOne({ documentId, populate });
  assert.ok(draft);

  return draft[name] ?? [];
};

describe("private fields", () => {
  let writer: Panel;
  let types: ContentTypeInfo[];
  before(async () => {
    types = contentTypes(service.strapi).filter((type) => privateFields(type).length > 0);
    const permissions = types.flatMap(({ uid }) =>
      ["read", "create", "update"].map((action) => ({
        action: `plugin::content-manager.explorer.${action}`,
        subject: uid,
      })),
    );
    writer = await openPanelAs(service.url, panel, permissions, "private-fields@example.com");
  });

  test("of all types are changed only by roles that may publish", async () => {
    assert.ok(types.some(({ uid }) => uid === form));
    for (const type of types) {
      const documentId = await newDraft(type.uid, {});
      const path = pathOf(type, documentId);
      for (const [name, attribute] of privateFields(type)) {
        const data = { [name]: otherValue(name, attribute) };
        const what = `${type.uid} ${name}`;
        const refused = await writer.call("PUT", path, data);
        assert.equal(refused.status, 400, `${what} ${JSON.stringify(refused.body)}`);
        assert.deepEqual(
          (refused.body as { error: { details: { errors: { path: string[] }[] } } }).error.details
            .errors[0]?.path,
          [name],
        );
        const stored = await storedValue(type, documentId, name, attribute);
        assert.deepEqual(stored, [], what);
        if (type.kind === "collectionType") {
          const list = `/content-manager/collection-types/${type.uid}`;
          assert.equal((await writer.post(list, data)).status, 400, `${what} create`);
        }

        const accepted = await panel.call("PUT", path, data);
        assert.equal(accepted.status, 200, `${what} ${JSON.stringify(accepted.body)}`);
        if (name === "publishAt") {
          await documentsOf(service, type.uid).update({ documentId, data: { publishAt: null } });
          continue;
        }
        // The form also sends values that an editor has set.
        const current = await writer.get(path);
        const { [name]: same } = (current.body as { data: Record<string, unknown> }).data;
        const unchanged = await writer.call("PUT", path, { [name]: same });
        assert.equal(unchanged.status, 200, `${what} ${JSON.stringify(unchanged.body)}`);
        const emptied = await writer.call("PUT", path, {
          [name]: attribute.type === "component" ? [] : null,
        });
        assert.equal(emptied.status, 400, `${what} emptied`);
        const reset = attribute.type === "component" ? [] : null;
        await documentsOf(service, type.uid).update({ documentId, data: { [name]: reset } });
      }
    }
  });

  test("of all types stay when a role that cannot publish discards the draft", async () => {
    for (const type of types) {
      for (const [name, attribute] of privateFields(type)) {
        const documentId = await newDraft(type.uid, {});
        await service.strapi.db.query(type.uid).create({ data: { documentId } });
        const path = pathOf(type, documentId);
        const what = `${type.uid} ${name}`;
        const value = otherValue(name, attribute);
        const saved = await panel.call("PUT", path, { [name]: value });
        assert.equal(saved.status, 200, `${what} ${JSON.stringify(saved.body)}`);

        const { status, body } = await writer.post(`${path}/actions/discard`);
        // Discarding a draft keeps its times, and is refused as a whole before one is published.
        const expected = { publishAt: 403, unpublishAt: 200 }[name] ?? 400;
        assert.equal(status, expected, `${what} ${JSON.stringify(body)}`);
        const stored = await storedValue(type, documentId, name, attribute);
        assert.notDeepEqual(stored, [], what);
        assert.equal((await panel.post(`${path}/actions/discard`)).status, 200, what);
        const times = await service.strapi.db.query(type.uid).findOne({ where: { documentId } });
        if (times?.publishAt) continue;
        assert.equal((await writer.post(`${path}/actions/discard`)).status, 200, what);
      }
    }
  });

  test("are refused with the reason, and a copy has none", async () => {
    const sent = { title: "Copied", receiver: "events@example.com", retentionDays: 30 };
    const documentId = await newDraft(form, sent);
    const path = `/content-manager/collection-types/${form}`;
    const refused = await writer.call("PUT", `${path}/${documentId}`, { receiver: "a@b.test" });
    assert.equal((refused.body as { error: { message: string } }).error.message, message);

    const inherited = await writer.post(`${path}/clone/${documentId}`, { title: "Copy" });
    assert.equal(inherited.status, 200, JSON.stringify(inherited.body));
    const { data } = inherited.body as { data: { documentId: string } };
    const copy = await documentsOf(service, form).findOne({ documentId: data.documentId });
    assert.deepEqual([copy?.receiver, copy?.retentionDays], [null, null]);
    // As the panel's form for copies sends it.
    const source = await documentsOf(service, form).findOne({ documentId });
    assert.ok(source?.receiver);
    const { receiver, retentionDays } = source;
    const unchanged = { title: "Other copy", receiver, retentionDays };
    const clone = await writer.post(`${path}/clone/${documentId}`, unchanged);
    assert.equal(clone.status, 200, JSON.stringify(clone.body));
    const { data: other } = clone.body as { data: { documentId: string } };
    const second = await documentsOf(service, form).findOne({ documentId: other.documentId });
    assert.deepEqual([second?.receiver, second?.retentionDays], [null, null]);
    const chosen = { title: "Copy", receiver: "thief@example.com" };
    assert.equal((await writer.post(`${path}/clone/${documentId}`, chosen)).status, 400);
  });

  test("that publishing changes are in the forecast for those who may publish", async () => {
    const fieldsOf = async (by: Panel, uid: string, documentId: string) => {
      const { status, body } = await by.get(`/publishing/forecast/${uid}/${documentId}`);
      assert.equal(status, 200, JSON.stringify(body));

      return (body as ForecastAnswer).fields ?? [];
    };
    const permissions = types.flatMap(({ uid }) => ({
      action: "plugin::content-manager.explorer.read",
      subject: uid,
    }));
    const all = [...permissions, { action: "api::publishing.read" }];
    const reader = await openPanelAs(service.url, panel, all, "reads-forecasts@example.com");
    let seen = 0;
    for (const type of types) {
      const documentId = await newDraft(type.uid, {});
      await service.strapi.db.query(type.uid).create({ data: { documentId } });
      for (const [name, attribute] of privateFields(type)) {
        // Times and their problem belong to the draft alone.
        if (/^(publishAt|unpublishAt|scheduleProblem|locale)$/.test(name)) continue;
        const value = otherValue(name, attribute);
        const data = { [name]: value };
        const saved = await panel.call("PUT", pathOf(type, documentId), data);
        assert.equal(saved.status, 200, JSON.stringify(saved.body));

        const changes = await fieldsOf(panel, type.uid, documentId);
        const change = changes.find((one) => one.name === name);
        const text = typeof value === "object" ? "Changed." : String(value);
        assert.ok(change?.after.includes(text), `${type.uid} ${name}`);
        assert.partialDeepStrictEqual(change, { isPrivate: true, before: "" });
        assert.deepEqual(await fieldsOf(reader, type.uid, documentId), [], "of no publisher");
        seen += 1;
      }
    }
    assert.ok(seen >= 5);

    const old = { receiver: "old@example.com", title: "Old" };
    const documentId = await newDraft(form, { receiver: "new@example.com", title: "New" });
    await service.strapi.db.query(form).create({ data: { documentId, ...old } });
    assert.deepEqual(
      (await fieldsOf(panel, form, documentId)).map((one) => [one.label, one.before, one.after]),
      [
        ["Title", "Old", "New"],
        ["Receiver", "old@example.com", "new@example.com"],
      ],
    );
  });

  test("what is wrong with a record is said to those who may publish it", async () => {
    const documentId = await newDraft(form, { receiver: "nobody", title: "New" });
    const readerPermissions = [
      { action: "plugin::content-manager.explorer.read", subject: form },
      { action: "api::publishing.read" },
    ];
    const reader = await openPanelAs(
      service.url,
      panel,
      readerPermissions,
      "reads-refusals@example.com",
    );
    const refusalsOf = async (by: Panel) => {
      const { body } = await by.get(`/publishing/forecast/${form}/${documentId}`);

      return (body as ForecastAnswer).refusals ?? [];
    };
    const isOfReceiver = (sentence: string) => sentence.startsWith("Receiver: ");

    assert.equal((await refusalsOf(panel)).filter(isOfReceiver).length, 1);
    assert.deepEqual(await refusalsOf(reader), []);
  });

  test("a changed receiver is in the audit trail, and a refused one is not", async () => {
    const documentId = await newDraft(form, {});
    const path = `/content-manager/collection-types/${form}/${documentId}`;
    const question = { label: "Name", kind: "text", required: true };
    const fields = { title: "Audited", slug: "audited", questions: [question], button: "Send" };
    const save = (by: Panel, receiver: string) => by.call("PUT", path, { ...fields, receiver });
    const events = async () =>
      (
        await service.strapi.db
          .query("api::lead-event.lead-event")
          .findMany({ where: { entry: documentId }, orderBy: { id: "asc" } })
      ).map(({ actor, action }) => [actor, action]);

    assert.equal((await save(writer, "thief@example.com")).status, 400);
    assert.equal((await save(panel, "")).status, 200);
    assert.deepEqual(await events(), []);
    assert.equal((await save(panel, "events@example.com")).status, 200);
    assert.equal((await save(panel, "events@example.com")).status, 200);
    const actor = "editor@example.com";
    assert.deepEqual(await events(), [[actor, "changed the receiver"]]);
    await documentsOf(service, form).publish({ documentId });
    assert.deepEqual((await events()).slice(1), [["the CMS", "published the receiver"]]);
  });
});
