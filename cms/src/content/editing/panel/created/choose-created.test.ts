import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { createOpenRecords, recordKey } from "../open-records";

import type { FieldBehind } from "./behind-dialog";
import { chooseCreated, type CreatedRecord } from "./choose-created";
import { chooseInField } from "./choose-in-field";

const articles = "api::article.article";
const authors = "api::author.author";
const documentId = "abcdefghijklmnopqrstuvwx";
const article = `/content-manager/collection-types/${articles}/${documentId}`;
const author = { id: 8, documentId: documentId.replace("a", "b"), name: "Ada" };
const behind: FieldBehind = { key: recordKey(articles, documentId), field: "author" };
const savedArticle = JSON.stringify({ data: { documentId, title: "Saved" } });

/** A panel with a stored article open, whose CMS answers every write with an author. */
const openPanel = (field: FieldBehind | undefined) => {
  const records = createOpenRecords();
  records.setVersion(behind.key, {
    documentId,
    updatedAt: "1",
    status: "draft",
    response: savedArticle,
  });
  const sent: string[] = [];
  const chosen: CreatedRecord[] = [];
  const panel = { field };
  const send = chooseCreated(
    (async (path: string, { method = "GET" }: RequestInit = {}) => {
      sent.push(`${method} ${path}`);

      return Response.json({ data: author });
    }) as typeof fetch,
    records,
    () => panel.field,
    async (created) => chosen.push(created),
  );

  return { panel, send, sent, chosen };
};

const save = (of: object) => ({
  method: "PUT",
  body: JSON.stringify({ title: "Typed", author: { connect: [of], disconnect: [] } }),
});

describe("a record that is created in a dialog", () => {
  for (const path of ["", "/actions/publish"]) {
    test(`it is chosen in the form behind, which is not saved (POST ${path})`, async () => {
      const { send, sent, chosen } = openPanel(behind);
      const create = `/content-manager/collection-types/${authors}${path}`;
      await send(create, { method: "POST", body: "{}" });
      const answer = await send(article, save(author));

      assert.deepEqual(sent, [`POST ${create}`]);
      assert.deepEqual(chosen, [{ ...behind, uid: authors, data: author }]);
      assert.equal(await answer.text(), savedArticle);
    });
  }

  test("the form is saved as soon as its own button is pressed", async () => {
    const { panel, send, sent } = openPanel(behind);
    await send(`/content-manager/collection-types/${authors}`, { method: "POST", body: "{}" });
    panel.field = undefined;
    await send(article, save(author));

    assert.equal(sent.at(-1), `PUT ${article}`);
  });

  test("a record is saved that is changed in the dialog, and chosen nowhere", async () => {
    const { send, sent, chosen } = openPanel(behind);
    const path = `/content-manager/collection-types/${authors}/${author.documentId}`;
    await send(path, { method: "PUT", body: JSON.stringify(author) });

    assert.deepEqual([sent, chosen], [[`PUT ${path}`], []]);
  });

  test("without a dialog, nothing is chosen", async () => {
    const { send, chosen } = openPanel(undefined);
    await send(`/content-manager/collection-types/${authors}`, { method: "POST", body: "{}" });

    assert.deepEqual(chosen, []);
  });
});

describe("the field of a chosen record", () => {
  const related = (id: number) => ({ id, documentId: `record-${id}`, title: `Record ${id}` });
  const idsIn = (items: readonly { id: unknown }[] = []) => items.map(({ id }) => id);

  test("a relation to one record has it instead of the saved one", () => {
    const value = chooseInField({ connect: [related(3)], disconnect: [] }, related(8), [
      related(1),
    ]);

    assert.deepEqual([idsIn(value.connect), idsIn(value.disconnect)], [[8], [1]]);
  });

  test("a list has it after the others, in an order of its own", () => {
    const first = chooseInField(null, related(8), undefined);
    const second = chooseInField(first, related(9), undefined);
    const keys = second.connect.map((item) =>
      String((item as { __temp_key__?: string }).__temp_key__),
    );

    assert.deepEqual([idsIn(second.connect as never), second.disconnect], [[8, 9], []]);
    assert.deepEqual(keys, [...new Set(keys)].sort());
  });
});
