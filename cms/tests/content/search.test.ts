import assert from "node:assert/strict";
import { test } from "node:test";

import type { FoundRecords } from "../../src/content/types";

import { article, articleFields } from "../support/articles";
import { openPanelAs, type Panel } from "../support/panel-client";
import { panel, panelService as service } from "../support/shared-panel-service";

const page = "api::page.page";
const read = "plugin::content-manager.explorer.read";

const search = async (words: string, from: Panel = panel) => {
  const { status, body } = await from.get(`/search?words=${encodeURIComponent(words)}`);
  assert.equal(status, 200);

  return body as FoundRecords;
};
const as = (permissions: Parameters<typeof openPanelAs>[2], email: string) =>
  openPanelAs(service.url, panel, permissions, email);

/** A draft of an own page with a card in a section. */
const createPage = (text: string) =>
  panel.create(page, {
    title: `Page with ${text}`.slice(0, 20),
    frame: "standard",
    sections: [
      {
        __component: "sections.card-group",
        title: "What you get",
        cards: [{ title: "Call", text }],
      },
    ],
  });

test("finds words in a card of a section of a draft, with the sentence", async () => {
  const documentId = await createPage("One hour, recorded like nowhere else, for your team.");
  const { records, more } = await search("RECORDED like now");

  assert.equal(more, 0);
  assert.equal(records.length, 1);
  const [found] = records;
  assert.deepEqual(
    { uid: found?.uid, documentId: found?.documentId, state: found?.state, path: found?.path },
    { uid: page, documentId, state: "draft", path: "sections.0.cards.0.text" },
  );
  assert.deepEqual(
    [found?.before, found?.match, found?.after],
    ["One hour, ", "recorded like nowhere", " else, for your team."],
  );
});

test("finds a published record by its draft, and lists titles first", async () => {
  const inText = await panel.create(article, articleFields({ body: "A walrus sings." }));
  const fields = articleFields({ title: "The walrus" });
  const inTitle = await panel.create(article, fields);
  assert.equal((await panel.publish(article, inTitle, fields)).status, 200);

  const { records } = await search("walrus");
  assert.deepEqual(
    records.map(({ documentId, state }) => [documentId, state]),
    [
      [inTitle, "published"],
      [inText, "draft"],
    ],
  );
});

test("says of words in the draft of a published record that they are modified", async () => {
  const fields = articleFields({ title: "A heron" });
  const documentId = await panel.create(article, fields);
  await panel.publish(article, documentId, fields);
  const path = `/content-manager/collection-types/${article}/${documentId}`;
  assert.equal((await panel.call("PUT", path, { ...fields, body: "An egret wades." })).status, 200);

  const { records } = await search("egret");
  assert.deepEqual(
    records.map((one) => [one.documentId, one.state]),
    [[documentId, "modified"]],
  );
});

test("searches only records and fields that the user may read, and no leads", async () => {
  await panel.create(
    article,
    articleFields({ body: "An ocelot sleeps.", excerpt: "Of an okapi." }),
  );
  const some = await as(
    [{ action: read, subject: article, properties: { fields: ["title", "excerpt"] } }],
    "searching-some@example.com",
  );
  const own = await as(
    [{ action: read, subject: article, conditions: ["admin::is-creator"] }],
    "searching-own@example.com",
  );
  const none = await as([{ action: read, subject: page }], "searching-none@example.com");
  const counts = async (words: string) =>
    Promise.all(
      [panel, some, own, none].map(async (one) => (await search(words, one)).records.length),
    );

  assert.deepEqual(await counts("ocelot sleeps"), [1, 0, 0, 0]);
  assert.deepEqual(await counts("okapi"), [1, 1, 0, 0]);
  assert.equal((await fetch(`${service.url}/search?words=okapi`)).status, 401);
  const leads = await as(
    [{ action: read, subject: "api::contact-data.contact-data" }],
    "searching-leads@example.com",
  );
  assert.equal((await leads.get("/search?words=okapi")).status, 403);
});

test("finds nothing for less than two letters", async () => {
  for (const words of ["", " ", "a"]) {
    assert.deepEqual(await search(words), { records: [], more: 0 });
  }
});
