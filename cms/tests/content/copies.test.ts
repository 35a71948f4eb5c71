import assert from "node:assert/strict";
import { test } from "node:test";

import { article, articleFields } from "../support/articles";
import { manage } from "../support/panel-client";
import { panel } from "../support/shared-panel-service";

type Copy = { title: string; slug: string; documentId: string };

const page = "api::page.page";

const copy = async (uid: string, call: string, data: object = {}) => {
  const { status, body } = await panel.post(`${manage}/${uid}/${call}`, data);
  assert.ok(status < 300, JSON.stringify(body));

  return (body as { data: Copy }).data;
};

test("a duplicate has a name and an address of its own", async () => {
  const sections = [{ __component: "sections.text", title: "What you get", body: "A call." }];
  const documentId = await panel.create(page, {
    title: "Spring offer",
    frame: "standard",
    sections,
  });
  const once = await copy(page, `auto-clone/${documentId}`);
  const again = await copy(page, `auto-clone/${documentId}`);
  const ofCopy = await copy(page, `auto-clone/${once.documentId}`);

  assert.deepEqual([once.title, once.slug], ["Spring offer (copy)", "spring-offer-copy"]);
  assert.deepEqual([again.title, again.slug], ["Spring offer (copy 2)", "spring-offer-copy-2"]);
  assert.equal(ofCopy.title, "Spring offer (copy 3)");
});

test("the form of a copy, saved as it opens, gives one, too; what was typed stays", async () => {
  const fields = articleFields();
  const documentId = await panel.create(article, fields);
  const unchanged = await copy(article, `clone/${documentId}`, fields);
  assert.equal(unchanged.title, `${fields.title} (copy)`);
  assert.notEqual(unchanged.slug, fields.slug);

  const own = { ...fields, title: "Another walk", slug: "another-walk" };
  const typed = await copy(article, `clone/${documentId}`, own);
  assert.deepEqual([typed.title, typed.slug], [own.title, own.slug]);
});

test("a name that fills its field is cut, also that of a copy", async () => {
  const title = "x".repeat(110);
  const documentId = await panel.create(article, articleFields({ title }));
  const fields = { ...articleFields(), title };
  const once = await copy(article, `clone/${documentId}`, fields);
  const again = await copy(article, `clone/${once.documentId}`, { ...fields, title: once.title });

  assert.equal(once.title, `${"x".repeat(103)} (copy)`);
  assert.equal(again.title, `${"x".repeat(101)} (copy 2)`);
});
