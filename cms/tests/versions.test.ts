import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import { takeFields } from "../src/content/panel/take-fields";
import { formVersion } from "../src/content/panel/version-fields";
import { expireVersions } from "../src/content/versions/keep-versions";
import type {
  DeletedRecords,
  KeptVersion,
  RestoredRecord,
  VersionContent,
} from "../src/content/types";
import { runScheduled } from "../src/publishing/scheduling/run-scheduled";
import { readSettings } from "../src/server/settings";

import { accepted } from "../src/common/testing/refusals";
import { uploadMedia } from "./support/media";
import { openPanelAs, panelOf, type Panel } from "./support/panel-client";
import { administrator, panelService as service } from "./support/panel-service";

const article = "api::article.article";
const category = "api::category.category";
const author = "api::author.author";
const manage = "/content-manager/collection-types";

type Answer = { error: { message: string } };

let panel: Panel;
let number = 0;
before(() => {
  panel = panelOf(service, administrator);
});

const versions = async (uid: string, documentId: string, by = panel) => {
  const { status, body } = await by.get(`/versions/${uid}/${documentId}`);
  assert.equal(status, 200, JSON.stringify(body));

  return (body as { versions: KeptVersion[] }).versions;
};
const contentOf = async (uid: string, documentId: string, by = panel) => {
  const [latest] = await versions(uid, documentId, by);
  const { body } = await by.get(`/versions/${uid}/${documentId}/${latest?.id}`);

  return body as VersionContent;
};
const deletedOf = async (uid: string, title: string, by = panel) => {
  const { body } = await by.get(`/deleted-records/${uid}`);

  return (body as DeletedRecords).records.find((record) => record.title === title);
};
const restore = async (uid: string, title: string, by = panel) => {
  const id = (await deletedOf(uid, title))?.id;
  const { status, body } = await by.post(`/deleted-records/${uid}/${id}/restore`);

  return { status, body: body as RestoredRecord & Answer };
};

const words = () => {
  number += 1;
  const title = `Versions ${number}`;

  return {
    ...accepted.article,
    topics: [],
    title,
    slug: `versions-${number}`,
    seo: { title, description: `About versions ${number}.` },
  };
};
const newCategory = async () => {
  number += 1;
  const data = { name: `Kept ${number}`, slug: `kept-${number}` };

  return { ...data, documentId: await panel.create(category, data) };
};
const newArticle = async (more: object = {}) => {
  const data = { ...words(), ...more };

  return { data, documentId: await panel.create(article, data) };
};

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
    assert.ok(kept.every(({ at }) => Math.abs(Date.parse(at) - Date.now()) < 60_000));
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
    number += 1;
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

  test("can be saved with sections whose relations are in an order", async () => {
    const articles = [await newArticle(), await newArticle()];
    for (const { documentId, data } of articles) {
      assert.equal((await panel.publish(article, documentId, data)).status, 200);
    }
    const [one, other] = articles.map(({ documentId }) => ({ documentId }));
    const listed = (connect: unknown[]) => [
      ...[accepted.page?.sections].flat(),
      { __component: "sections.articles", title: "News", articles: { connect } },
    ];
    const page = "api::page.page";
    const slug = `versions-page-${(number += 1)}`;
    const data = { ...accepted.page, title: slug, slug, sections: listed([other, one]) };
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

describe("the rights of a version", () => {
  const as = (permissions: Parameters<typeof openPanelAs>[2], email: string) =>
    openPanelAs(service.url, panel, permissions, email);
  const read = "plugin::content-manager.explorer.read";

  test("are those of the record: a type, its records and its fields", async () => {
    const { documentId, data } = await newArticle();
    assert.equal((await panel.publish(article, documentId, data)).status, 200);
    const properties = { fields: ["title", "seo.title"] };
    const some = await as([{ action: read, subject: article, properties }], "some@example.com");
    const none = await as([{ action: read, subject: category }], "none@example.com");

    const { version, draft } = await contentOf(article, documentId, some);
    assert.deepEqual([version, draft], [{ title: data.title }, { title: data.title }]);
    const refused = await none.get(`/versions/${article}/${documentId}`);
    assert.equal(refused.status, 404);
    assert.match((refused.body as Answer).error.message, /your role cannot read it\.$/);
    assert.equal((await none.get(`/versions/${article}/${documentId}/1`)).status, 404);
  });

  test("exclude another author's record, leads and versions of other records", async () => {
    const { documentId, data } = await newArticle();
    await panel.publish(article, documentId, data);
    const [kept] = await versions(article, documentId);
    const other = await newArticle();
    const conditions = ["admin::is-creator"];
    const create = "plugin::content-manager.explorer.create";
    const writer = await as(
      [
        { action: read, subject: article, conditions },
        { action: create, subject: article },
      ],
      "own@example.com",
    );
    const own = await writer.create(article, words());
    assert.deepEqual(await versions(article, own, writer), []);
    await panel.remove(article, other.documentId);
    const title = other.data.title;
    assert.equal(await deletedOf(article, title, writer), undefined);
    assert.equal((await restore(article, title, writer)).status, 404);
    const statuses = await Promise.all([
      writer.get(`/versions/${article}/${documentId}`),
      panel.get(`/versions/api::contact-data.contact-data/${documentId}`),
      panel.get(`/versions/${article}/${own}/${kept?.id}`),
      panel.get(`/versions/${article}/${documentId}/x`),
      panel.post(`/deleted-records/api::contact-data.contact-data/1/restore`),
    ]);

    assert.deepEqual(
      statuses.map(({ status }) => status),
      [404, 404, 404, 404, 404],
    );
  });

  test("to bring a record back are those to create it and to read all records", async () => {
    const { documentId, name } = await newCategory();
    await panel.remove(category, documentId);
    const reader = await as([{ action: read, subject: category }], "reading@example.com");

    assert.equal(await deletedOf(category, name, reader), undefined);
    assert.equal((await restore(category, name, reader)).status, 404);
    assert.ok(await deletedOf(category, name));
  });
});

describe("a deleted record", () => {
  test("is listed with who deleted it, and comes back once, as a draft with its versions", async () => {
    const { documentId, data } = await newArticle();
    await panel.publish(article, documentId, data);
    await panel.call("PUT", `${manage}/${article}/${documentId}`, { excerpt: "Last words." });
    await panel.remove(article, documentId);
    assert.equal((await deletedOf(article, data.title))?.by, "Edith");

    const { status, body } = await restore(article, data.title);

    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.leftOut, []);
    const { data: draft } = (await panel.get(`${manage}/${article}/${body.documentId}`)).body as {
      data: Record<string, unknown> & { createdBy: { firstname: string } };
    };
    assert.deepEqual(
      [draft.title, draft.slug, draft.excerpt, draft.status, draft.createdBy.firstname],
      [data.title, data.slug, "Last words.", "draft", "Edith"],
    );
    assert.deepEqual((draft.seo as { title: string }).title, data.seo.title);
    assert.equal((await versions(article, body.documentId)).length, 1);
    assert.equal(await deletedOf(article, data.title), undefined);
    assert.equal((await restore(article, data.title)).status, 404);
  });

  test("comes back without references to what no longer exists, which are named", async () => {
    const { documentId: about, name } = await newCategory();
    const by = await panel.create(author, { name: "Vera Version" });
    const { documentId, data } = await newArticle({
      category: { connect: [{ documentId: about }] },
      author: { connect: [{ documentId: by }] },
    });
    await panel.remove(article, documentId);
    await panel.remove(category, about);

    const { body } = await restore(article, data.title);

    assert.deepEqual(body.leftOut, [name]);
    const { draft } = await draftOf(body.documentId);
    assert.deepEqual(draft?.category, null);
    assert.equal(draft?.author?.documentId, by);
  });

  test("comes back without private fields, which are named", async () => {
    const form = "api::form.form";
    const title = `Versions ${(number += 1)}`;
    const data = { ...accepted.form, title, receiver: "one@example.com" };
    await panel.remove(form, await panel.create(form, data));

    const { body } = await restore(form, title);

    assert.ok(body.leftOut.includes("Receiver"), body.leftOut.join());
    const saved: unknown = await service.strapi.db.query(form).findOne({
      where: { documentId: body.documentId },
      select: ["title", "receiver"],
    });
    assert.deepEqual({ ...(saved as object), id: 0 }, { id: 0, title, receiver: null });
  });

  test("is not kept if the deletion is refused", async () => {
    const { documentId, ...data } = await newCategory();
    const { data: page, documentId: used } = await newArticle({
      category: { connect: [{ documentId }] },
    });
    await panel.publish(category, documentId, data);
    assert.equal((await panel.publish(article, used, page)).status, 200);

    assert.equal((await panel.remove(category, documentId)).status, 400);
    assert.equal(await deletedOf(category, data.name), undefined);
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

const draftOf = async (documentId: string) => ({
  draft: (await service.strapi.documents(article).findOne({
    documentId,
    populate: ["category", "author"],
  })) as { category: unknown; author: { documentId: string } | null } | null,
});
