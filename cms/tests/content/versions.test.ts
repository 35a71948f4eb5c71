import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { takeFields } from "../../src/content/editing/panel/take-fields";
import { formVersion } from "../../src/content/versions/panel/version-fields";
import { expireVersions, versionsOf } from "../../src/content/versions/keep-versions";
import { runScheduled } from "../../src/publishing/scheduling/run-scheduled";
import { readSettings } from "../../src/server/settings";

import { validRecords } from "../../src/common/testing/refusals";
import { article } from "../support/articles";
import { uploadMedia } from "../support/media";
import { manage } from "../support/panel-client";
import { administrator, panel, panelService as service } from "../support/shared-panel-service";
import {
  category,
  contentOf,
  newArticle,
  newCategory,
  nextNumber,
  restore,
  versions,
} from "../support/record-versions";

describe("a version", () => {
  test("is kept by Publish, with the user's name, if the content has changed", async () => {
    const { documentId, ...data } = await newCategory();
    await panel.call("PUT", `${manage}/${category}/${documentId}`, { ...data, name: "Saved" });
    assert.deepEqual(await versions(category, documentId), []);

    for (const name of ["First", "First", "Second"]) {
      const { status } = await panel.publish(category, documentId, { ...data, name });
      assert.equal(status, 200);
    }

    const kept = await versions(category, documentId);
    assert.deepEqual(
      kept.map(({ kind, by }) => [kind, by]),
      [
        ["published", "Edith"],
        ["published", "Edith"],
      ],
    );
    const { createdAt } = await service.strapi.db
      .query(category)
      .findOne({ where: { documentId, publishedAt: null } });
    assert.ok(
      kept.every(({ at }) => at >= createdAt),
      JSON.stringify([createdAt, kept]),
    );
    assert.equal((await contentOf(category, documentId)).version.name, "Second");
  });

  test("is kept by publishing several records, by the schedule and by the CMS itself", async () => {
    const bulk = await newCategory();
    const { status } = await panel.post(`${manage}/${category}/actions/bulkPublish`, {
      documentIds: [bulk.documentId],
    });
    assert.equal(status, 200);
    const scheduled = await newArticle({ publishAt: "2098-01-01T00:00:00.000Z" });
    await runScheduled(service.strapi, new Date("2098-01-01T00:01:00.000Z"));
    const documents = service.strapi.documents(category);
    const number = nextNumber();
    const created = await documents.create({
      data: { name: `Kept ${number}`, slug: `kept-${number}` },
      status: "published",
    });
    await documents.update({
      documentId: created.documentId,
      data: { name: "Changed" },
      status: "published",
    });

    const by = async (uid: string, documentId: string) =>
      (await versions(uid, documentId)).map((version) => version.by);
    assert.deepEqual(await by(category, bulk.documentId), ["Edith"]);
    assert.deepEqual(await by(article, scheduled.documentId), ["the schedule"]);
    assert.deepEqual(await by(category, created.documentId), ["the CMS", "the CMS"]);
  });

  test("is not kept if publishing is refused, or fails afterward", async () => {
    const { documentId, data } = await newArticle();
    assert.equal((await panel.publish(article, documentId, { ...data, excerpt: "" })).status, 400);

    const refuse = new Error("Refused by a test.");
    await assert.rejects(
      service.strapi.db.transaction(async () => {
        await service.strapi.documents(article).publish({ documentId });
        throw refuse;
      }),
    );
    assert.deepEqual(await versions(article, documentId), []);
  });

  test("has components, files and relations, and nothing of Strapi's own", async () => {
    const { documentId: about, name } = await newCategory();
    const upload = await uploadMedia(service.url, administrator(), {
      fields: { fileInfo: JSON.stringify({ alternativeText: "A dot" }) },
    });
    const [file] = JSON.parse(upload.text) as [{ id: number; documentId: string; name: string }];
    const { documentId, data } = await newArticle({
      category: { connect: [{ documentId: about }] },
      cover: file.id,
    });
    await panel.publish(category, about, {});
    const { status, body } = await panel.publish(article, documentId, data);
    assert.equal(status, 200, JSON.stringify(body));

    const [row] = await service.strapi.db.query("api::record-version.record-version").findMany({
      where: { record: documentId },
    });
    assert.deepEqual(row.content.category, [{ documentId: about, title: name }]);
    assert.deepEqual(row.content.seo, { ...row.content.seo, ...data.seo });
    assert.doesNotMatch(
      JSON.stringify(row.content),
      /"(id|createdBy|updatedBy|createdAt|publishedAt|locale|publishAt|scheduleProblem)"/,
    );
    const { version, draft } = await contentOf(article, documentId);
    const [record] = (version.category as { records: { id: number; title: string }[] }).records;
    assert.equal(record?.title, name);
    assert.equal(typeof record?.id, "number");
    assert.deepEqual(version.category, draft.category);
    assert.equal((version.cover as { name: string }).name, file.name);
  });

  test("can be saved from the panel's form, with its components, files and relations", async () => {
    const first = await newCategory();
    const second = await newCategory();
    for (const { documentId, ...data } of [first, second]) {
      assert.equal((await panel.publish(category, documentId, data)).status, 200);
    }
    const { documentId, data } = await newArticle({
      category: { connect: [{ documentId: first.documentId }] },
    });
    assert.equal((await panel.publish(article, documentId, data)).status, 200);
    const path = `${manage}/${article}/${documentId}`;
    const other = { category: { connect: [{ documentId: second.documentId }] }, seo: null };
    assert.equal((await panel.call("PUT", path, other)).status, 200);

    const { version, draft } = await contentOf(article, documentId);
    const form = { category: { connect: [], disconnect: [] }, seo: null };
    const taken = takeFields(form, formVersion(version, draft), ["category", "seo"]);
    const { status, body } = await panel.call("PUT", path, asSent(taken) as object);

    assert.equal(status, 200, JSON.stringify(body));
    const { draft: now } = await contentOf(article, documentId);
    assert.deepEqual(withoutIds(now), withoutIds(version));
  });

  test("of a form keeps the keys of its questions, which the panel does not show", async () => {
    const form = "api::form.form";
    const title = `Versions form ${nextNumber()}`;
    const words = (validRecords.form?.questions as { label: string; kind: string }[]).map(
      ({ label, kind }) => ({ label, kind, ...(kind === "choices" && { options: "A\nB" }) }),
    );
    const documentId = await panel.create(form, {
      ...validRecords.form,
      title,
      slug: null,
      questions: words,
    });
    const path = `${manage}/${form}/${documentId}`;
    const keysOf = async (published: boolean) => {
      const { questions } = await service.strapi.db.query(form).findOne({
        where: { documentId, publishedAt: published ? { $notNull: true } : null },
        populate: { questions: true },
      });

      return (questions as { key: string }[]).map(({ key }) => key);
    };
    const publish = async (data: object) => {
      const { status, body } = await panel.publish(form, documentId, data);
      assert.equal(status, 200, JSON.stringify(body));
    };
    await publish({});
    const keys = await keysOf(false);
    assert.equal(new Set(keys).size, words.length);
    assert.deepEqual(await keysOf(true), keys);

    const { body } = await panel.get(path);
    const { questions } = (body as { data: { questions: { label: string }[] } }).data;
    assert.equal(questions.length, words.length);
    await publish({
      questions: questions
        .map(({ label, ...question }) => ({ ...question, label: `${label} (new)` }))
        .reverse(),
    });
    assert.deepEqual(await keysOf(true), keys.toReversed());

    const [, first] = await versions(form, documentId);
    const earlier = await panel.get(`/versions/${form}/${documentId}/${first?.id}`);
    const { version, draft } = earlier.body as Awaited<ReturnType<typeof contentOf>>;
    assert.equal([version.questions].flat().length, words.length);
    const taken = takeFields({}, formVersion(version, draft), ["questions"]);
    assert.equal((await panel.call("PUT", path, asSent(taken) as object)).status, 200);
    assert.deepEqual(await keysOf(false), keys);

    assert.equal((await panel.call("DELETE", path)).status, 200);
    const { status, body: restored } = await restore(form, title);
    assert.equal(status, 200, JSON.stringify(restored));
    const again = await service.strapi.db.query(form).findOne({
      where: { documentId: restored.documentId },
      populate: { questions: true },
    });
    assert.deepEqual(
      again?.questions.map(({ key }: { key: string }) => key),
      keys,
    );
  });

  test("can be saved with sections whose relations are in an order", async () => {
    const articles = [await newArticle(), await newArticle()];
    for (const { documentId, data } of articles) {
      assert.equal((await panel.publish(article, documentId, data)).status, 200);
    }
    const [one, other] = articles.map(({ documentId }) => ({ documentId }));
    const listed = (connect: unknown[]) => [
      ...[validRecords.page?.sections].flat(),
      { __component: "sections.articles", title: "News", articles: { connect } },
    ];
    const page = "api::page.page";
    const slug = `versions-page-${nextNumber()}`;
    const data = { ...validRecords.page, title: slug, slug, sections: listed([other, one]) };
    const documentId = await panel.create(page, data);
    const { status, body } = await panel.publish(page, documentId, {});
    assert.equal(status, 200, JSON.stringify(body));
    const path = `${manage}/${page}/${documentId}`;
    await panel.call("PUT", path, { sections: listed([one]) });

    const { version, draft } = await contentOf(page, documentId);
    assert.notDeepEqual(withoutIds(draft), withoutIds(version));
    const taken = takeFields({ sections: [] }, formVersion(version, draft), ["sections"]);
    const saved = await panel.call("PUT", path, asSent(taken) as object);

    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    const { draft: now } = await contentOf(page, documentId);
    assert.deepEqual(withoutIds(now), withoutIds(version));
  });

  test("is one of at most 50 of a record", async () => {
    const { documentId, ...data } = await newCategory();
    for (let count = 0; count <= 51; count += 1) {
      await panel.publish(category, documentId, { ...data, name: `Name ${count}` });
    }

    const kept = await versions(category, documentId);
    assert.equal(kept.length, 50);
    assert.equal((await contentOf(category, documentId)).version.name, "Name 51");
  });

  test("is not kept again, nor shown as a change, because a related record has another name", async () => {
    const { documentId: chosen, ...fields } = await newCategory();
    assert.equal((await panel.publish(category, chosen, fields)).status, 200);
    const { documentId, data } = await newArticle({
      category: { connect: [{ documentId: chosen }] },
    });
    assert.equal((await panel.publish(article, documentId, data)).status, 200);
    await panel.call("PUT", `${manage}/${category}/${chosen}`, { ...fields, name: "Renamed" });

    const { status, body } = await panel.get(`/publishing/forecast/${article}/${documentId}`);
    assert.equal(status, 200);
    assert.equal((body as { fields?: unknown[] }).fields, undefined);
    assert.equal((await panel.publish(article, documentId, data)).status, 200);
    assert.equal((await versions(article, documentId)).length, 1);
  });

  test("is kept for a whole month before a month's last day", async () => {
    const { documentId, ...data } = await newCategory();
    await panel.publish(category, documentId, data);
    const setTime = (at: Date) =>
      versionsOf(service.strapi).updateMany({ where: { record: documentId }, data: { at } });
    const expire = () =>
      expireVersions(
        {
          strapi: service.strapi,
          settings: readSettings({ ...process.env, VERSIONS_MONTHS: "1" }),
        },
        new Date(2026, 2, 31, 12),
      );
    const count = async () => (await versions(category, documentId)).length;

    await setTime(new Date(2026, 1, 28, 13));
    await expire();
    assert.equal(await count(), 1);
    await setTime(new Date(2026, 1, 28, 11));
    await expire();
    assert.equal(await count(), 0);
  });

  test("expires after 24 months; the settings can keep it forever, or none", async () => {
    const { documentId, ...data } = await newCategory();
    await panel.publish(category, documentId, data);
    const expire = (given: object, months: number) => {
      const now = new Date();
      now.setMonth(now.getMonth() + months);
      const settings = readSettings({ ...process.env, ...given });

      return expireVersions({ strapi: service.strapi, settings }, now);
    };
    const count = async () => (await versions(category, documentId)).length;

    await expire({}, 23);
    await expire({ VERSIONS_MONTHS: "0" }, 999);
    assert.equal(await count(), 1);
    await expire({}, 25);
    assert.equal(await count(), 0);
    await panel.publish(category, documentId, { ...data, name: "Again" });
    await expire({ VERSIONS_PER_RECORD: "0" }, 1);
    assert.equal(await count(), 0);
  });
});

/** The values of a form as Strapi's panel sends them. */
const asSent = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(asSent);
  if (typeof value !== "object" || value === null) return value;
  if ("apiData" in value) return value.apiData;

  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asSent(field)]));
};

const withoutIds = (content: object): unknown =>
  JSON.parse(
    JSON.stringify(content, (name, value: unknown) => (name === "id" ? undefined : value)),
  );
