import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { composeReview, reviewUid } from "../../src/publishing/reviews/mail";
import type { Review, Reviews } from "../../src/publishing/types";

import { article, articleFields } from "../support/articles";
import { addUser, registerFirstAdministrator } from "../support/users";
import { documentsOf } from "../support/documents";
import { type InProcess, startInProcess } from "../support/in-process";
import { decodeMail, type MailServer, startMailServer } from "../support/mail-server";
import { allAreSent, mailSettings } from "../support/outbox";
import { openRecord } from "../support/open-record";
import {
  messageOf,
  openPanelAs,
  openPanelWithRole,
  openTeam,
  type Panel,
  panelOf,
  teamEmails,
} from "../support/panel-client";
import { query } from "../support/query";
import { until } from "../support/wait";

const { editor: editorMail, author: authorMail } = teamEmails;

let mail: MailServer;
let service: InProcess;
/** May publish what they have written. */
let ownOnly: Panel;
let editor: Panel;
let author: Panel;
let colleague: Panel;
let leads: Panel;

before(async () => {
  mail = await startMailServer();
  service = await startInProcess({
    ...mailSettings(mail),
    CMS_ADMIN_PANEL: "true",
    CMS_PUBLIC_URL: "",
    MAIL_RETRY_SECONDS: "0.2",
  });
  // The first administrator may publish, too: only the editor gets emails.
  const headers = await registerFirstAdministrator(service.url);
  const action = "plugin::content-manager.explorer";
  ownOnly = await openPanelAs(
    service.url,
    panelOf(service, () => headers),
    [
      { action: `${action}.read`, subject: article },
      { action: `${action}.publish`, subject: article, conditions: ["admin::is-creator"] },
    ],
  );
  await service.strapi.db
    .query("admin::user")
    .updateMany({ where: { email: "editor@example.com" }, data: { isActive: false } });
  ({ editor, author, colleague, leads } = await openTeam(service));
});
after(async () => {
  await service.stop();
  await mail.stop();
});

/** A draft of the author, with its routes. */
const write = async (fields: object = {}) => {
  const words = articleFields(fields);
  const documentId = await author.create(article, words);
  const path = `/reviews/${article}/${documentId}`;

  return {
    documentId,
    ask: (message = "", by = author) => by.post(path, { message }),
    giveBack: (answer: string, by = editor) => by.post(`${path}/give-back`, { answer }),
    withdraw: (by = author) => by.post(`${path}/withdraw`),
    publish: (by = editor) => by.publish(article, documentId, words),
    reviews: async (by = author) =>
      (await openRecord(by, article, documentId)).reviews?.reviews ?? [],
  };
};

const accept = ({ status, body }: { status: number; body: unknown }) =>
  assert.equal(status, 200, JSON.stringify(body));
const states = (reviews: Review[]) => reviews.map(({ state }) => state);
const listOf = async (panel: Panel) => (await panel.get("/reviews")).body as Reviews;

const received = (address: string, title: string) =>
  mail.messages
    .filter((message, index) => mail.recipients[index]?.join() === address)
    .map(decodeMail)
    .filter((message) => message.includes(title));
const mailsTo = async (address: string, title: string, count: number) => {
  await until(`${address} has ${count} emails`, () => received(address, title).length >= count, {
    lastSeen: () => mail.recipients,
  });
  await allAreSent(service);
  const messages = received(address, title);
  assert.equal(messages.length, count);

  return messages.at(-1) ?? "";
};
/** The email about the newest request of a record, as it would be sent now to a user. */
const compose = async (documentId: string, address: string) => {
  const { strapi } = service;
  const [row] = await strapi.db
    .query(reviewUid)
    .findMany({ where: { record_id: documentId }, orderBy: { id: "desc" } });
  const { id } = await strapi.db.query("admin::user").findOne({ where: { email: address } });
  const settings = { publicUrl: "https://cms.example.com", serveAdminPanel: true };

  return () => composeReview({ strapi, settings } as never, `${row.documentId} ${id}`);
};

test("an author asks, an editor gives back, the author asks again, and the editor publishes", async () => {
  const draft = await write({ title: "Harbor lights" });
  assert.equal((await openRecord(author, article, draft.documentId)).reviews?.sendsMail, true);
  accept(await draft.ask("Is the second part clear?\nSigned, the editor"));

  const request = await mailsTo(editorMail, "Harbor lights", 1);
  assert.match(request, /^strapi-author asks you to publish "Harbor lights"\.\r$/m);
  assert.match(request, /under "Article"/);
  assert.match(request, /> Is the second part clear\?\r?\n> Signed, the editor/);
  const [open] = (await listOf(editor)).open;
  assert.partialDeepStrictEqual(open, { title: "Harbor lights", askedBy: "strapi-author" });

  assert.equal((await draft.giveBack(" ")).status, 400);
  accept(await draft.giveBack("Shorten the second part."));
  const back = await mailsTo(authorMail, "Harbor lights", 1);
  assert.match(back, /^strapi-editor gave "Harbor lights" back\.\r$/m);
  assert.match(back, /> Shorten the second part\./);
  assert.deepEqual(states((await listOf(author)).own).slice(0, 1), ["given back"]);
  assert.deepEqual((await listOf(editor)).open, []);

  accept(await draft.ask("Shortened."));
  await mailsTo(editorMail, "Harbor lights", 2);
  accept(await draft.publish());
  assert.match(await mailsTo(authorMail, "Harbor lights", 2), /"Harbor lights" is published/);

  const [last, first] = await draft.reviews();
  assert.partialDeepStrictEqual(first, {
    state: "given back",
    message: "Is the second part clear?\nSigned, the editor",
    answer: "Shorten the second part.",
    answeredBy: "strapi-editor",
    isOwn: true,
  });
  assert.partialDeepStrictEqual(last, { state: "published", answeredBy: "strapi-editor" });
  assert.equal(
    messageOf(await draft.ask()),
    "This record is published as it is: change and save it first.",
  );
});

test("links to the record where the panel's address is known", async () => {
  const draft = await write();
  accept(await draft.ask());
  const composed = await (await compose(draft.documentId, editorMail))();
  const path = `content-manager/collection-types/${article}/${draft.documentId}`;

  assert.equal(composed?.to, editorMail);
  assert.ok(String(composed.text).endsWith(`https://cms.example.com/admin/${path}`));
});

test("only a user who may edit a draft but not publish it asks, once at a time", async () => {
  const draft = await write();
  const asked = async (by: Panel) => (await draft.ask("", by)).status;

  assert.equal(await asked(colleague), 403, "another author");
  assert.equal(await asked(leads), 404, "a role without content");
  assert.equal(await asked(panelOf(service, () => ({}))), 401);
  assert.equal(messageOf(await draft.ask("", editor)), "Your role may publish it: press Publish.");
  assert.equal((await draft.ask("x".repeat(1001))).status, 400);
  assert.deepEqual(await draft.reviews(), []);

  const both = await Promise.all([asked(author), asked(author)]);
  assert.deepEqual(both.sort(), [200, 409]);
  assert.deepEqual(states(await draft.reviews()), ["open"]);
});

test("only who may publish gives back, only the asker withdraws, and readers see the notes", async () => {
  const draft = await write();
  const anonymous = panelOf(service, () => ({}));
  accept(await draft.ask("Please."));

  for (const [by, status] of [
    [author, 403],
    [colleague, 403],
    [leads, 404],
    [anonymous, 401],
  ] as const) {
    assert.equal((await draft.giveBack("No.", by)).status, status);
  }
  for (const [by, status] of [
    [editor, 409],
    [colleague, 409],
    [leads, 404],
    [anonymous, 401],
  ] as const) {
    assert.equal((await draft.withdraw(by)).status, status);
  }
  assert.deepEqual(states(await draft.reviews(colleague)), ["open"]);
  assert.equal((await anonymous.get("/reviews")).status, 401);
  for (const panel of [leads, colleague, ownOnly]) {
    assert.deepEqual(await listOf(panel), { open: [], own: [] });
  }

  accept(await draft.withdraw());
  assert.equal((await draft.giveBack("Too late.")).status, 409);
  assert.deepEqual(states(await draft.reviews()), ["withdrawn"]);
});

test("a refused publish leaves the request open", async () => {
  const draft = await write({ excerpt: null });
  accept(await draft.ask());

  assert.equal((await draft.publish()).status, 400);
  assert.deepEqual(states(await draft.reviews()), ["open"]);

  await assert.rejects(
    service.strapi.db.transaction(async () => {
      const { documentId } = draft;
      await documentsOf(service, article).update({ documentId, data: { excerpt: "Words." } });
      await documentsOf(service, article).publish({ documentId });
      throw new Error("Rolled back");
    }),
    /Rolled back/,
  );
  assert.deepEqual(states(await draft.reviews()), ["open"]);
  accept(await draft.withdraw());
});

test("sends nothing about a request that was closed before", async () => {
  const draft = await write();
  accept(await draft.ask());
  const toEditor = await compose(draft.documentId, editorMail);
  assert.ok(await toEditor());

  accept(await draft.withdraw());
  assert.equal(await toEditor(), undefined);
});

test("deleting a record deletes its requests, and sends nothing about them", async () => {
  const draft = await write();
  accept(await draft.ask());
  const toEditor = await compose(draft.documentId, editorMail);
  accept(await author.remove(article, draft.documentId));

  const where = `record_id = '${draft.documentId}'`;
  assert.deepEqual(await query(service, `select 1 from reviews where ${where}`), []);
  assert.equal(await toEditor(), undefined);
});

test("an author asks at most ten times a day, also after withdrawing and for other records", async () => {
  const writer = await openPanelWithRole(service, "strapi-author", "asks-often@example.com");
  const drafts = await Promise.all(
    ["First", "Second"].map((title) => writer.create(article, { title: `Often ${title}` })),
  );
  for (let count = 0; count < 10; count += 1) {
    const path = `/reviews/${article}/${drafts[count % 2]}`;
    accept(await writer.post(path, { message: "" }));
    // A refused request sends nothing, and does not count.
    const again = await writer.post(path, { message: "" });
    assert.equal(again.status, count < 9 ? 409 : 429);
    accept(await writer.post(`${path}/withdraw`));
  }
  const [first] = drafts;
  const refused = await writer.post(`/reviews/${article}/${first}`, { message: "" });
  assert.equal(refused.status, 429);
  assert.match(messageOf(refused) ?? "", /You have asked to publish 10 times within a day/);
  const { reviews } = await openRecord(writer, article, String(first));
  assert.ok(reviews?.reviews.every(({ state }) => state === "withdrawn"));

  const other = await write();
  accept(await other.ask());
});

test("emails go to active users whose role may publish that type, at most 20", async () => {
  const roles = service.strapi.service("admin::role");
  const role = await roles.create({ name: "Publishes authors", code: "other", description: "" });
  await roles.assignPermissions(role.id, [
    { action: "plugin::content-manager.explorer.publish", subject: "api::author.author" },
  ]);
  await addUser(service, role.code, "other-type@example.com");
  await addUser(service, "strapi-editor", "left@example.com", false);
  for (let count = 1; count <= 20; count += 1) {
    await addUser(service, "strapi-editor", `many-${count}@example.com`);
  }

  const draft = await write({ title: "For many" });
  accept(await draft.ask());
  await mailsTo(editorMail, "For many", 1);
  const told = () =>
    mail.recipients.filter((_to, index) => mail.messages[index]?.includes("For many")).length;
  await until("20 are told", () => told() >= 20);
  await allAreSent(service);
  assert.equal(told(), 20);
  const everybody = mail.recipients.flat();
  const others = ["other-type", "left", "editor"].map((name) => `${name}@example.com`);
  for (const address of [...others, teamEmails.leads]) {
    assert.ok(!everybody.includes(address), address);
  }
});
