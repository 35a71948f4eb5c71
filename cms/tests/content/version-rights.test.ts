import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { article, articleFields } from "../support/articles";
import { openPanelAs } from "../support/panel-client";
import { panel, panelService as service } from "../support/shared-panel-service";
import {
  category,
  contentOf,
  deletedOf,
  type ErrorAnswer,
  newArticle,
  newCategory,
  restore,
  versions,
} from "../support/record-versions";

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
    assert.match((refused.body as ErrorAnswer).error.message, /your role cannot read it\.$/);
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
    const own = await writer.create(article, articleFields());
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
