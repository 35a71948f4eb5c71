import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { refreshAuthorization, verify } from "../../src/common/preview-signature";
import { validRecords } from "../../src/common/testing/refusals";
import { deleteExpiredLinks, maxLinks } from "../../src/preview/client-links/links";
import type { PreviewLink, RecordLinks } from "../../src/preview/types";

import { article, articleFields } from "../support/articles";
import { registerFirstAdministrator } from "../support/users";
import { type InProcess, startInProcess } from "../support/in-process";
import { openRecord } from "../support/open-record";
import { messageOf, openTeam, type Panel, panelOf } from "../support/panel-client";
import { checkPreview } from "../support/preview-session";
import { query } from "../support/query";
import { until } from "../support/wait";
import { startWebhookReceiver, type WebhookReceiver } from "../support/webhook-receiver";

const secret = "agreed-between-both-halves";
const dayMs = 24 * 60 * 60 * 1000;

let previewServer: WebhookReceiver;
/** The notifications that ended sessions. */
const ended = () =>
  previewServer
    .at("/__refresh")
    .map(({ headers, body }) => ({
      authorization: headers.authorization,
      body: JSON.parse(body) as { sessions?: boolean },
    }))
    .filter(({ body }) => body.sessions);
let service: InProcess;
let editor: Panel;
let author: Panel;
let colleague: Panel;
let leads: Panel;

before(async () => {
  previewServer = await startWebhookReceiver();
  service = await startInProcess({
    CMS_ADMIN_PANEL: "true",
    PREVIEW_URL: previewServer.url,
    PREVIEW_SECRET: secret,
  });
  // The first administrator.
  await registerFirstAdministrator(service.url);
  ({ editor, author, colleague, leads } = await openTeam(service));
});
after(async () => {
  await service.stop();
  await previewServer.stop();
});

/** A draft of the author, with the routes of its links. */
const write = async () => {
  const documentId = await author.create(article, articleFields());
  const path = `/preview-links/${article}/${documentId}`;

  return {
    documentId,
    path,
    list: async (by = author) => (await openRecord(by, article, documentId)).links as RecordLinks,
    create: (body: object = { days: 7 }, by = author) => by.post(path, body),
    withdraw: (id: string, by = author) => by.post(`${path}/${id}/withdraw`),
    /** Creates a link that works. */
    link: async (body: object = { days: 7 }) => {
      const created = await author.post(path, body);
      assert.equal(created.status, 200, JSON.stringify(created.body));

      return created.body as PreviewLink;
    },
  };
};

const idOf = ({ url }: PreviewLink) =>
  (verify(secret, "link", new URL(url).searchParams.get("link") ?? "") as { link: string }).link;

/** What the preview server gets about a link. */
const check = async (link: string) => {
  const answer = await checkPreview(service.url, secret, { link });
  assert.equal(answer.status, 200);

  return (await answer.json()) as object;
};

test("a link opens its record until it expires, and is listed at the record", async () => {
  const { documentId, link, list } = await write();
  const first = await link({ days: 30, note: "  Ms. Vale \0" });
  const second = await link({ days: 1 });

  assert.match(first.url, /^http:\/\/127\.0\.0\.1:\d+\/__link\?link=[\w-]+\.[\w-]+$/);
  assert.match(idOf(first), /^[\w-]{22}$/);
  assert.notEqual(idOf(first), idOf(second));
  assert.partialDeepStrictEqual(first, { note: "Ms. Vale", createdBy: "strapi-author" });
  assert.equal(second.note, null);
  for (const [{ createdAt, expiresAt }, days] of [
    [first, 30],
    [second, 1],
  ] as const) {
    const lifetime = Date.parse(expiresAt) - Date.parse(createdAt);
    assert.ok(Math.abs(lifetime - days * dayMs) < 60_000, `${days} days`);
  }
  assert.deepEqual(await list(), {
    links: [second, first],
    mayCreate: true,
    unpublished: [],
  });
  assert.deepEqual(await check(idOf(first)), {
    open: true,
    uid: article,
    documentId,
    expires: Math.floor(Date.parse(first.expiresAt) / 1000),
  });
  assert.deepEqual(await check("unknown"), { open: false });
});

test("the list names what the draft refers to and clients do not see", async () => {
  const page = "api::page.page";
  const title = "Unpublished";
  const form = await editor.create("api::form.form", { ...validRecords.form, title });
  const person = await editor.create("api::person.person", { name: "Ada Draft", role: "Engineer" });
  const documentId = await editor.create(page, {
    ...validRecords.page,
    title,
    slug: "unpublished",
    sections: [
      { __component: "sections.form", title: "Ask", form: { connect: [{ documentId: form }] } },
      { __component: "sections.form", title: "Write", form: null },
      {
        __component: "sections.people",
        title: "Team",
        people: { connect: [{ documentId: person }] },
      },
    ],
  });
  const unpublished = async () => (await openRecord(editor, page, documentId)).links?.unpublished;

  assert.deepEqual(await unpublished(), [title, "Ada Draft"]);

  const { status } = await editor.publish("api::form.form", form, { ...validRecords.form, title });
  assert.equal(status, 200);
  assert.deepEqual(await unpublished(), ["Ada Draft"]);
});

test("the database has nothing that opens a draft", async () => {
  const { link } = await write();
  const { url } = await link();
  const [, signature = ""] = url.split(".").slice(-2);
  const rows = await query(service, "select * from preview_links");

  assert.ok(rows.length > 0);
  assert.ok(!JSON.stringify(rows).includes(signature));
});

test("only users who may read and change the record create, see and withdraw its links", async () => {
  const { link, list, create, withdraw } = await write();
  const { id } = await link();
  const anonymous = panelOf(service, () => ({}));

  for (const [by, status] of [
    [colleague, 403],
    [leads, 404],
    [anonymous, 401],
  ] as const) {
    assert.equal((await create({ days: 7 }, by)).status, status);
    assert.equal((await withdraw(id, by)).status, status);
  }
  assert.equal(await list(colleague), null);
  assert.equal((await list(editor)).links.length, 1);

  const other = await write();
  assert.equal((await other.withdraw(id)).status, 404, "at another record");
  assert.equal((await create({ days: 7 }, editor)).status, 200);
});

test("only users who may see the state of publishing are told what a draft changes", async () => {
  const { path } = await write();
  const forecast = path.replace("/preview-links/", "/publishing/forecast/");

  // Nothing answers for the preview server here.
  const { status, body } = await author.get(forecast);
  assert.equal(status, 200);
  assert.match((body as { unavailable: string }).unavailable, /list of pages is not available/);
  for (const view of [forecast, `${forecast.replace("forecast", "forecast-view")}?path=/`]) {
    assert.equal((await leads.get(view)).status, 403);
  }
});

test("a withdrawn link is closed, and the preview server is told", async () => {
  const { link, list, withdraw } = await write();
  const [kept, withdrawn] = [await link(), await link()];
  assert.equal((await withdraw(withdrawn.id)).status, 200);

  assert.deepEqual(await check(withdrawn.id), { open: false });
  assert.partialDeepStrictEqual(await check(kept.id), { open: true });
  assert.deepEqual((await list()).links, [kept]);
  await until("the preview server is told", () => ended().length > 0);
  assert.deepEqual(ended(), [
    { authorization: refreshAuthorization(secret), body: { uids: [], sessions: true } },
  ]);
  assert.equal(
    messageOf(await withdraw(withdrawn.id)),
    "This link no longer works. Reload the page.",
  );
});

test("an expired link is closed, and deleted by the hourly job", async () => {
  const { link, list } = await write();
  const [kept, expired] = [await link(), await link()];
  await service.strapi.db
    .query("api::preview-link.preview-link")
    .update({ where: { link_id: expired.id }, data: { expires_at: new Date(Date.now() - 1) } });

  assert.deepEqual(await check(expired.id), { open: false });
  assert.deepEqual((await list()).links, [kept]);
  await deleteExpiredLinks(service.strapi);
  const rows = await query<{ link_id: string }>(service, "select link_id from preview_links");
  const ids = rows.map(({ link_id }) => link_id);
  assert.deepEqual([ids.includes(kept.id), ids.includes(expired.id)], [true, false]);
});

test(`a record has at most ${maxLinks} links that work`, async () => {
  const { create, link, withdraw, list } = await write();
  for (let count = 1; count < maxLinks; count += 1) await link();
  const { id } = await link();

  const refused = await create();
  assert.equal(refused.status, 409);
  assert.equal(messageOf(refused), "This record has 20 links already: withdraw one first.");
  assert.equal((await withdraw(id)).status, 200);
  await link();
  assert.equal((await list()).links.length, maxLinks);
});

test("refuses other days, a long note, and a record without a page", async () => {
  const { create } = await write();
  for (const days of [undefined, 0, 8, 365, "7"]) {
    assert.equal(messageOf(await create({ days })), "Choose 1, 7 or 30 days.");
  }
  assert.equal(
    messageOf(await create({ days: 1, note: "x".repeat(201) })),
    "Shorten this text to 200 characters.",
  );

  const uid = "api::author.author";
  const documentId = await editor.create(uid, { name: "Ada" });
  const { links } = await openRecord(editor, uid, documentId);
  assert.deepEqual(links, { links: [], mayCreate: false, unpublished: [] });
  const asked = await editor.post(`/preview-links/${uid}/${documentId}`, { days: 7 });
  assert.equal(messageOf(asked), "This record has no page to show.");
});

test("deleting a record deletes its links, and no others", async () => {
  const [gone, kept] = [await write(), await write()];
  const [{ id }, other] = [await gone.link(), await kept.link()];
  assert.equal((await author.remove(article, gone.documentId)).status, 200);

  assert.deepEqual(
    await query(service, `select 1 from preview_links where record_id = '${gone.documentId}'`),
    [],
  );
  assert.deepEqual(await check(id), { open: false });
  assert.partialDeepStrictEqual(await check(other.id), { open: true });
});
