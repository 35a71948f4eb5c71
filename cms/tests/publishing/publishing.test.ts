import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, before, test } from "node:test";

import {
  type EndedBuild,
  foldEvents,
  newestOf,
  type PageChanges,
  retryTime,
} from "../../src/common/builds/builds";
import { recordsIn } from "../../src/common/is-record";
import { validRecords } from "../../src/common/testing/refusals";
import type { BuildSummary, Change, Launch, RecordState, Status } from "../../src/publishing/types";

import { onAnyDatabase } from "../support/databases";
import { openRecord } from "../support/open-record";
import { openPanel, openPanelAs, type Panel } from "../support/panel-client";
import { createPublisher, type Publisher, publisherSecret } from "../support/publisher";
import { author, publishAuthor, readHistory, readStatus } from "../support/publishing";
import { query } from "../support/query";
import { type Service, startService } from "../support/service";
import { unlimited } from "../support/visitors";
import { until } from "../support/wait";
import { startWebhookReceiver, type WebhookReceiver } from "../support/webhook-receiver";

const titles = (changes: Change[] = []) => changes.map(({ title }) => title);

const readPages = async (panel: Panel, id = "") => {
  const { status, body } = await panel.get(`/publishing/page-changes/${encodeURIComponent(id)}`);

  return { status, body: body as PageChanges & { error?: { message: string } } };
};
const readRecord = async (panel: Panel, id: string) =>
  (await openRecord(panel, author, id)).website as RecordState;
/** The site's sentence about an author without a name. */
const problemOf = (id: string) =>
  `The author "${id}", in Name: Fill this in. Correct it in the content manager and publish it again.`;

onAnyDatabase("publishing", (settings) => {
  let publisher: Publisher;
  let service: Service;
  let panel: Panel;
  before(async () => {
    publisher = await createPublisher();
    service = await startService({
      ...settings(),
      ...unlimited,
      CMS_ADMIN_PANEL: "true",
      PUBLISHER_URL: publisher.url,
      PUBLISHER_SECRET: publisherSecret,
    });
    panel = await openPanel(service.url);
    await publisher.start(service.url);
    await publisher.settled();
  });
  after(async () => {
    await service.stop();
    await publisher.stop();
  });
  const building = () =>
    until("a build runs", async () => {
      const { build, publisher: is } = await readStatus(panel);

      return is === "available" && build?.state === "building" && (await hasRead());
    });
  const hasRead = async () => (await publisher.state()).building?.content !== undefined;
  /** Waits until all is live, or the last build has failed. */
  const settled = async () => {
    publisher.release();
    await until("all is built", async () => {
      const { build, pending, failure } = await readStatus(panel);

      return build === null && (pending.length === 0 || failure !== null);
    });

    return (await readHistory(panel))[0] as BuildSummary;
  };

  test("builds the first release without a request", async () => {
    const status = await readStatus(panel);

    assert.deepEqual([status.mode, status.publisher], ["publisher", "available"]);
    assert.equal(status.live?.pages, 1);
    assert.deepEqual([status.build, status.failure, status.pending], [null, null, []]);
    assert.deepEqual(
      (await readHistory(panel)).map(({ state, by }) => [state, by]),
      [["live", null]],
    );
  });

  test("tells the state of the content only with the secret", async () => {
    const ask = (secret?: string, digest?: string) =>
      fetch(`${service.url}/api/publishing/content`, {
        headers: {
          ...(secret && { Authorization: `Bearer ${secret}` }),
          ...(digest && { "If-None-Match": `"${digest}"` }),
        },
      });
    assert.equal((await ask()).status, 401);
    assert.equal((await ask("another secret")).status, 401);
    const { digest } = (await (await ask(publisherSecret)).json()) as { digest: string };
    assert.equal((await ask(publisherSecret, digest)).status, 304);
    assert.equal((await ask(publisherSecret, `0${digest}`)).status, 200);
  });

  test("builds published changes once, and records their authors", async () => {
    publisher.hold();
    const runs = publisher.runs();
    const id = await publishAuthor(panel, "Ada");
    await building();
    const [change, ...more] = (await readStatus(panel)).pending;
    assert.deepEqual(
      { ...change, at: "" },
      { uid: author, documentId: id, title: "Ada", action: "publish", by: "Edith", at: "" },
    );
    assert.deepEqual(more, []);
    const { expectedAt, liveSince } = await readRecord(panel, id);
    assert.deepEqual([typeof expectedAt, liveSince], ["string", null]);

    const newest = await settled();
    assert.deepEqual([newest.state, newest.by, titles(newest.changes)], ["live", "Edith", ["Ada"]]);
    const status = await readStatus(panel);
    assert.equal(status.live?.release, newest.release);
    assert.deepEqual(status.pending, []);
    const live = await readRecord(panel, id);
    assert.deepEqual([live.expectedAt, live.liveSince], [null, newest.finishedAt]);
    assert.equal(publisher.runs(), runs + 1);
  });

  test("makes one more build of all changes during a running one", async () => {
    publisher.hold();
    await publishAuthor(panel, "First");
    await building();
    const second = await publishAuthor(panel, "Second");
    await publishAuthor(panel, "Third");
    await until("all wait", async () => (await readStatus(panel)).pending.length === 3);
    assert.ok((await readRecord(panel, second)).expectedAt);

    const newest = await settled();
    assert.deepEqual(titles(newest.changes), ["Second", "Third"]);
    assert.deepEqual(titles((await readHistory(panel))[1]?.changes), ["First"]);
  });

  test("builds for unpublished and deleted records, but not for drafts", async () => {
    const draft = await panel.create(author, { name: "Never published" });
    assert.equal((await panel.remove(author, draft)).status, 200);
    const kept = await publishAuthor(panel, "Kept");
    assert.deepEqual(titles((await settled()).changes), ["Kept"]);

    await panel.unpublish(author, kept);
    await until("it is recorded", async () => (await readStatus(panel)).pending.length === 1);
    assert.equal((await settled()).changes[0]?.action, "unpublish");
    assert.equal((await readRecord(panel, kept)).liveSince, null);

    const gone = await publishAuthor(panel, "Gone");
    await settled();
    await panel.remove(author, gone);
    await until("it is recorded", async () => (await readStatus(panel)).pending.length === 1);
    assert.deepEqual(
      (await settled()).changes.map(({ action, title }) => [action, title]),
      [["delete", "Gone"]],
    );
  });

  test("shows a build's error and the invalid record until one succeeds", async () => {
    const live = (await readStatus(panel)).live?.release;
    const sentence = "An author has no role: add it in the content manager.";
    publisher.hold();
    const id = await publishAuthor(panel, "Grace");
    await building();
    publisher.fail(sentence, { uid: author, documentId: id });
    assert.equal((await settled()).state, "failed");

    const status = await readStatus(panel);
    assert.equal(status.failure?.sentence, sentence);
    assert.deepEqual(status.failure.record, { uid: author, documentId: id, title: "Grace" });
    assert.equal(status.live?.release, live, "the last good one stays");
    assert.deepEqual(titles(status.pending), ["Grace"]);
    assert.equal((await readRecord(panel, id)).failure, sentence);

    publisher.hold();
    publisher.succeed();
    await panel.publish(author, id, { name: "Grace Hopper" });
    await building();
    assert.equal((await readStatus(panel)).failure?.sentence, sentence, "until the next succeeds");
    const newest = await settled();
    assert.deepEqual(titles(newest.changes), ["Grace", "Grace Hopper"]);
    assert.deepEqual((await readHistory(panel))[1]?.changes, []);
    assert.equal((await readStatus(panel)).failure, null);
    assert.equal((await readRecord(panel, id)).failure, null);
  });

  test("shows a build's error as one plain line without addresses, and prefers its own reason", async () => {
    publisher.fail(
      `Sign in\u202e at https://example.net/x or WWW.example.net. ${"x ".repeat(900)}`,
    );
    const id = await publishAuthor(panel, "Annie");
    await settled();
    const shown = (await readStatus(panel)).failure?.sentence ?? "";
    assert.match(shown, /^Sign in at \(address\) or \(address\) x x/);
    assert.equal(shown.length, 500);

    await query(service, `update authors set name = null where document_id = '${id}'`);
    publisher.fail("Sign in at example.net.", { uid: author, documentId: id });
    await panel.post("/publishing/build");
    await until(
      "it has the CMS's reason",
      async () => (await readStatus(panel)).failure?.sentence === problemOf(id),
    );
    publisher.succeed();
    await panel.publish(author, id, { name: "Annie Cannon" });
    await settled();
  });

  test("lists the held-back records of the live release", async () => {
    publisher.hold();
    const id = await publishAuthor(panel, "Held");
    await building();
    // A rule may be newer than the record.
    await query(service, `update authors set name = null where document_id = '${id}'`);
    publisher.holdBack([
      { uid: author, documentId: id, sentence: "Sign in at https://example.net.", shown: false },
      { uid: "admin::user", documentId: "a".repeat(24), sentence: "It is none.", shown: false },
    ]);
    await settled();
    const sentence = problemOf(id);
    const status = await readStatus(panel);
    const named = { uid: author, documentId: id, title: "Untitled author" };
    assert.deepEqual(status.held, [{ sentence, record: named }]);
    assert.deepEqual([status.failure, status.pending], [null, []]);
    const { held, liveSince } = await readRecord(panel, id);
    assert.deepEqual([held, liveSince], [{ sentence, shown: false }, null]);

    publisher.succeed();
    await panel.post("/publishing/build");
    // A publisher that answers late counts as unavailable, which holds nothing either.
    await until("it is live", async () => (await readRecord(panel, id)).liveSince !== null);
    assert.deepEqual((await readStatus(panel)).held, []);
  });

  test("lists the links of the live release that lead nowhere", async () => {
    const id = await publishAuthor(panel, "Linked");
    const other = await publishAuthor(panel, "Other");
    await settled();
    const link = { uid: author, documentId: id, field: "Biography", missing: "page" } as const;
    const second = { ...link, href: "http://localhost:9000/#gone", missing: "heading" } as const;
    publisher.breakLinks({
      total: 12,
      links: [
        { ...link, href: "/gone/" },
        second,
        { ...link, documentId: "a".repeat(24), href: "/of-no-record/" },
        { ...link, href: "https://elsewhere.example/" },
        { ...link, href: "//elsewhere.example/" },
        { ...link, href: "/ Sign in at elsewhere.example" },
      ],
    });
    await panel.post("/publishing/build");
    await until("it is listed", async () => (await readRecord(panel, id)).brokenLinks.length > 0);
    const shown = [
      { field: "Biography", href: "/gone/", missing: "page" },
      { field: "Biography", href: "http://localhost:9000/#gone", missing: "heading" },
    ] as const;
    const record = { uid: author, documentId: id, title: "Linked" };
    const { brokenLinks, held, failure } = await readStatus(panel);
    assert.deepEqual(brokenLinks, { links: shown.map((one) => ({ ...one, record })), more: 6 });
    assert.deepEqual([held, failure], [[], null], "the publish is not refused");
    const state = await readRecord(panel, id);
    assert.deepEqual(state.brokenLinks, shown);
    assert.ok(state.liveSince);
    assert.deepEqual((await readRecord(panel, other)).brokenLinks, []);
    const reader = await openPanelAs(service.url, panel, [
      { action: "api::publishing.read" },
      { action: "plugin::content-manager.explorer.read", subject: "api::category.category" },
    ]);
    assert.deepEqual((await readStatus(reader)).brokenLinks, { links: [], more: 0 });
    assert.equal(await readRecord(reader, id), undefined, "of a record of others");
    const [withLinks] = await readHistory(panel);

    publisher.succeed();
    await panel.post("/publishing/build");
    await until(
      "none is listed",
      async () => (await readRecord(panel, id)).brokenLinks.length === 0,
    );
    await settled();
    assert.deepEqual((await readStatus(panel)).brokenLinks, { links: [], more: 0 });
    await panel.post("/publishing/rollback", { id: withLinks?.id });
    assert.equal((await readStatus(panel)).brokenLinks.links.length, 2, "of the earlier release");
    await panel.post("/publishing/build");
    await settled();
    assert.deepEqual((await readStatus(panel)).brokenLinks.links, []);
  });

  test("lists the pages that a release changed while it is kept", async () => {
    publisher.addPage("/services/new/");
    await panel.post("/publishing/build");
    const { id, changedPages, hasPageList } = await settled();
    const counts = { added: 1, changed: 0, removed: 0, redirects: 0, isOfCode: false };
    assert.deepEqual([changedPages, hasPageList], [counts, true]);
    const { status, body } = await readPages(panel, id);
    assert.deepEqual([status, body.added, body.other], [200, ["/services/new/"], []]);
    const history = await readHistory(panel);
    assert.doesNotMatch(JSON.stringify([history, await readStatus(panel)]), /services/);

    const first = history.at(-1);
    assert.deepEqual([first?.changedPages, first?.hasPageList], [null, false], "none was before");
    const deleted = history.filter((one) => one.changedPages && !one.hasPageList)[0];
    for (const gone of [first?.id, deleted?.id, "unknown"]) {
      const answer = await readPages(panel, gone);
      assert.equal(answer.status, 404, gone);
      assert.match(answer.body.error?.message ?? "", /^There is no list of the pages/);
    }
    assert.ok(deleted, "releases are deleted after five");
    const uploads = [{ action: "plugin::upload.read" }];
    const other = await openPanelAs(service.url, panel, uploads, "uploads@example.com");
    assert.equal((await readPages(other, id)).status, 403);
  });

  test("lists published records whose page the catalogue no longer has", async () => {
    const uid = "api::hire-page.hire-page";
    const page = validRecords["hire-page"] ?? {};
    const id = await panel.create(uid, page);
    assert.equal((await panel.publish(uid, id, page)).status, 200);
    assert.deepEqual((await readStatus(panel)).withoutPage, []);
    // The catalogue had this technology once.
    await query(service, `update hire_pages set slug = 'cobol' where document_id = '${id}'`);
    publisher.holdBack([{ uid, documentId: id, sentence: "It has no page.", shown: false }]);
    await panel.post("/publishing/build");
    await settled();
    const { withoutPage, held } = await readStatus(panel);
    assert.deepEqual(withoutPage, [{ uid, documentId: id, title: page.title }]);
    assert.deepEqual(held, [], "it is listed once");

    publisher.succeed();
    const action = `/content-manager/collection-types/${uid}/actions/bulkUnpublish`;
    assert.equal((await panel.post(action, { documentIds: [id] })).status, 200);
    await settled();
    assert.deepEqual((await readStatus(panel)).withoutPage, []);
  });

  test("lists what of the published content should not be public", async () => {
    const { body } = await panel.get("/publishing/launch");
    const { findings } = body as Launch;
    const project = findings.flatMap(({ records }) => records);
    assert.deepEqual(project, [], "nothing of these records is a sample");

    const uid = "api::author.author";
    const data = { name: "Ada", bio: "Write to ada@agency.example, please." };
    const id = await panel.create(uid, data);
    await panel.publish(uid, id, data);
    const { findings: found } = (await panel.get("/publishing/launch")).body as Launch;
    assert.deepEqual(
      found.map(({ level, records }) => [level, records]),
      [["error", [{ uid, documentId: id, title: "Ada" }]]],
    );
    await panel.remove(uid, id);
    await settled();
  });

  test("builds on request, and rolls back to a retained release", async () => {
    publisher.hold();
    assert.equal((await panel.post("/publishing/build")).status, 200);
    await building();
    const [previous] = (await readHistory(panel)).filter(({ canRollBack }) => canRollBack);
    const early = await panel.post("/publishing/rollback", { id: previous?.id });
    assert.equal(early.status, 409, "not while a build runs");
    const newest = await settled();
    assert.equal(newest.by, "Edith");
    assert.equal(newest.canRollBack, false, "the live one is none to go back to");

    const runs = publisher.runs();
    const id = await publishAuthor(panel, "Before the rollback");
    await settled();
    const { body } = await panel.post("/publishing/rollback", { id: newest.id });
    assert.equal((body as Status).live?.release, newest.release);
    assert.equal((await readStatus(panel)).rolledBack, true);
    const [latest, next] = await readHistory(panel);
    assert.deepEqual([latest?.state, next?.state], ["previous", "live"]);
    assert.equal((await readRecord(panel, id)).liveSince, null);
    await publisher.settled();
    assert.equal(publisher.runs(), runs + 1, "and builds nothing");
    assert.equal((await panel.post("/publishing/rollback", { id: "unknown" })).status, 404);
  });

  test("builds a change without an event, and shows no change that was taken back", async () => {
    await query(service, "delete from authors where published_at is not null and name = 'Third'");
    const runs = publisher.runs();
    // A wake-up of any other change.
    const id = await publishAuthor(panel, "Back and forth");
    await settled();
    assert.equal((await readStatus(panel)).rolledBack, false);
    await panel.unpublish(author, id);
    await settled();
    assert.ok(publisher.runs() <= runs + 2);
    assert.deepEqual((await readStatus(panel)).pending, []);
  });

  test("shows that the publisher is down, and builds when it is back", async () => {
    const { live } = await readStatus(panel);
    await publisher.stop("SIGKILL");
    const id = await publishAuthor(panel, "While it was away");
    await until("it waits", async () => (await readStatus(panel)).pending.length === 1);
    const status = await readStatus(panel);
    assert.deepEqual([status.publisher, status.build], ["unavailable", null]);
    assert.deepEqual(status.live, live, "as last known");
    assert.match(
      status.failure?.sentence ?? "",
      /^The publisher at 127\.0\.0\.1:\d+ does not respond/,
    );
    assert.equal((await panel.post("/publishing/build")).status, 409);

    // A CMS that has never heard of it cannot know what is pending.
    await service.stop();
    service = await startService(service.environment);
    assert.deepEqual((await readStatus(panel)).pending, []);
    await publisher.start(service.url);
    assert.deepEqual(titles((await settled()).changes), ["While it was away"]);
    const { publisher: is, failure } = await readStatus(panel);
    assert.deepEqual([is, failure], ["available", null]);
    assert.ok((await readRecord(panel, id)).liveSince);
  });

  test("says of a published form whether a page shows it to visitors", async () => {
    const [form, page] = ["api::form.form", "api::page.page"];
    const fields = { ...validRecords.form, title: "A form of no page" };
    const documentId = await panel.create(form, fields);
    const isUnused = async () =>
      ((await openRecord(panel, form, documentId)).website as RecordState).isUnused;
    assert.equal((await panel.publish(form, documentId, fields)).status, 200);
    assert.equal(await isUnused(), true);

    const shown = {
      ...validRecords.page,
      title: "A page with a form",
      slug: "a-page-with-a-form",
      sections: [
        ...recordsIn(validRecords.page?.sections),
        { __component: "sections.form", title: "Ask", form: { connect: [{ documentId }] } },
      ],
    };
    const draft = await panel.create(page, shown);
    assert.equal(await isUnused(), true, "only a draft shows it");
    const published = await panel.publish(page, draft, shown);
    assert.equal(published.status, 200, JSON.stringify(published.body));
    assert.equal(await isUnused(), false);
  });
});

/** Where GitHub takes requests to build. */
const dispatches = "/repos/agency/website/dispatches";

onAnyDatabase("a build hook", (settings) => {
  let hook: WebhookReceiver;
  let service: Service;
  let panel: Panel;
  before(async () => {
    hook = await startWebhookReceiver();
    hook.answer(dispatches, 204);
    service = await startService({
      ...settings(),
      ...unlimited,
      CMS_ADMIN_PANEL: "true",
      PUBLISHER_SECRET: publisherSecret,
      PUBLISHER_QUIET_SECONDS: "0.2",
      PUBLISHER_URL: hook.url + dispatches,
      PUBLISHER_TOKEN: "a-token-of-github",
    });
    panel = await openPanel(service.url);
  });
  after(async () => {
    await service.stop();
    await hook.stop();
  });
  const report = (outcome: object, secret = publisherSecret) =>
    fetch(`${service.url}/api/publishing/outcome`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${secret}` },
      body: JSON.stringify(outcome),
    });
  /** The id in the newest request. */
  const requested = async (count: number) => {
    await until(`${count} requests`, () => hook.at(dispatches).length === count);
    const message = JSON.parse(hook.at(dispatches).at(-1)?.body ?? "");

    return message.client_payload.build as string;
  };

  test("starts a workflow of GitHub, and shows what it reports", async () => {
    const build = await requested(1);
    const [first] = hook.at(dispatches);
    assert.equal(JSON.parse(first?.body ?? "").event_type, "publish");
    assert.equal(first?.headers.authorization, "Bearer a-token-of-github");
    await until("it is shown", async () => (await readStatus(panel)).build?.state === "building");
    const status = await readStatus(panel);
    assert.deepEqual([status.mode, status.publisher, status.live], ["hook", "available", null]);

    const documentId = await panel.create(author, { name: "Linked" });
    const link = { uid: author, documentId, field: "Biography" };
    const links = [{ ...link, href: "/gone/", missing: "page" }];
    const brokenLinks = { total: 2, links };
    const live = { build, result: "live", release: "run-1", pages: 70, brokenLinks };
    assert.deepEqual(await (await report(live)).json(), { accepted: true });
    const { live: shown, build: none } = await readStatus(panel);
    assert.deepEqual([shown?.release, shown?.pages, none], ["run-1", 70, null]);
    assert.deepEqual((await readRecord(panel, link.documentId)).brokenLinks, [
      { field: "Biography", href: "/gone/", missing: "page" },
    ]);
    assert.equal((await readHistory(panel))[0]?.changedPages, null);
    assert.equal((await readPages(panel, build)).status, 404, "it reported none");
    assert.deepEqual(await (await report({ ...live, build: "another" })).json(), {
      accepted: false,
    });
  });

  test("requests a build for each published change without waiting for a report", async () => {
    const ada = await publishAuthor(panel, "Ada");
    await requested(2);
    assert.deepEqual(titles((await readStatus(panel)).pending), ["Ada"]);
    await publishAuthor(panel, "Grace");
    const build = await requested(3);
    const record = { uid: author, documentId: ada };
    await report({ build, result: "failed", sentence: "It has no role.", record });
    const { failure } = await readStatus(panel);
    assert.deepEqual([failure?.sentence, failure?.record?.title], ["It has no role.", "Ada"]);

    // Half an hour later.
    const age = (facts: string, space = "", type = "") =>
      query(
        service,
        `update builds set facts = replace(${facts}, '"finishedAt":${space}"2026-', '"finishedAt":${space}"2025-')${type}`,
      );
    await age("facts").catch(() => age("facts::text", " ", "::jsonb"));
    const states = (await readHistory(panel)).map(({ state }) => state);
    assert.deepEqual(states.toSorted(), ["failed", "previous", "unreported"]);
    await panel.post("/publishing/build");
    await requested(4);
    await until("it is shown", async () => (await readStatus(panel)).build !== null);
  });

  test("shows a release that somebody made there, and a request that failed", async () => {
    await report({ build: null, result: "live", release: "by-hand", pages: 71 });
    assert.equal((await readStatus(panel)).live?.release, "by-hand");
    hook.answer(dispatches, 500);
    await publishAuthor(panel, "Barbara");
    await requested(5);
    await until("it failed", async () => (await readStatus(panel)).failure !== null);
    const { failure, pending } = await readStatus(panel);
    assert.match(failure?.sentence ?? "", /responded with status 500: check PUBLISHER_SECRET/);
    assert.deepEqual(titles(pending), ["Barbara"]);
    hook.answer(dispatches, 204);
    await panel.post("/publishing/build");
    await report({ build: await requested(6), result: "live", release: "run-6" });
    await until("it is gone", async () => (await readStatus(panel)).failure === null);
  });

  const noPages = { added: [], changed: [], removed: [] };
  const counts = { added: 700, changed: 0, removed: 0, redirects: 1, isOfCode: false };
  const pageChanges = {
    added: Array.from({ length: 500 }, (_, index) => `/blog/${index}/`),
    changed: [],
    removed: [],
    other: ["feeds"],
    redirects: { ...noPages, added: ["/old/"] },
    isOfCode: false,
  };

  test("keeps the pages that a report lists, and sends them only on request", async () => {
    const outcome = { build: null, result: "live", release: "with-pages", pages: 700 };
    assert.equal((await report({ ...outcome, changedPages: counts, pageChanges })).status, 200);
    const history = await readHistory(panel);
    const { id, changedPages, hasPageList } =
      history.find(({ release }) => release === "with-pages") ?? {};
    assert.deepEqual([changedPages, hasPageList], [counts, true]);
    assert.doesNotMatch(JSON.stringify([history, await readStatus(panel)]), /\/blog\/|\/old\//);
    assert.deepEqual(await readPages(panel, id), { status: 200, body: pageChanges });
  });

  test("rejects reports whose lists of pages are invalid", async () => {
    const outcome = { build: "unknown", result: "live" };
    const rejected = async (given: object) =>
      assert.equal((await report({ ...outcome, ...given })).status, 400, JSON.stringify(given));
    await rejected({ changedPages: { ...counts, added: -1 } });
    await rejected({ changedPages: { added: 1 } });
    await rejected({ pageChanges: noPages });
    await rejected({ pageChanges: { ...pageChanges, other: ["drafts"] } });
    await rejected({
      pageChanges: { ...pageChanges, added: [...pageChanges.added, "/one-more/"] },
    });
    for (const path of [
      "blog/",
      "//elsewhere.example/",
      "https://elsewhere.example/",
      "/ Sign in",
      "/\u202eblog/",
      `/${"x".repeat(300)}/`,
      7,
    ]) {
      await rejected({ pageChanges: { ...pageChanges, changed: [path] } });
      await rejected({ pageChanges: { ...pageChanges, redirects: { ...noPages, added: [path] } } });
    }
    assert.equal((await report({ ...outcome, changedPages: counts, pageChanges })).status, 200);
  });

  test("rejects reports without the secret, and invalid ones", async () => {
    const outcome = { build: "unknown", result: "live" };
    assert.equal((await report(outcome, "another secret")).status, 401);
    assert.equal((await report({ result: "live" })).status, 400);
    assert.equal((await report({ ...outcome, result: "great" })).status, 400);
    const documentId = "a".repeat(24);
    for (const record of [
      { uid: author },
      { uid: "admin::user", documentId },
      { uid: "api::contact-data.contact-data", documentId },
      { uid: "constructor", documentId },
      { uid: author, documentId: "a" },
      { uid: author, documentId: "../../settings/users/1234" },
      { uid: author, documentId: `${documentId}\n` },
    ]) {
      const held = [{ ...record, sentence: "It has no title.", shown: false }];
      const links = [{ ...record, field: "Text", href: "/gone/", missing: "page" }];
      const brokenLinks = { total: 1, links };
      for (const given of [{ record }, { held }, { brokenLinks }]) {
        const { status } = await report({ ...outcome, ...given });
        assert.equal(status, 400, JSON.stringify(given));
      }
    }
    const file = { uid: "plugin::upload.file", documentId };
    assert.equal((await report({ ...outcome, record: file })).status, 200);
  });

  test("waits for the newest build when an older one reports", async () => {
    const before = hook.at(dispatches).length;
    await publishAuthor(panel, "Margaret");
    const older = await requested(before + 1);
    await publishAuthor(panel, "Katherine");
    await requested(before + 2);
    await until("both are known", async () => (await readStatus(panel)).build !== null);
    await report({ build: older, result: "failed", sentence: "It has no role." });

    const { build, pending } = await readStatus(panel);
    assert.equal(build?.state, "building");
    assert.ok(titles(pending).includes("Katherine"));
  });

  test("reads no body without the secret", async () => {
    /** @returns the status that the first bytes of a large body get. */
    const begin = async (headers: Record<string, string>) => {
      const outgoing = request(`${service.url}/api/publishing/outcome`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Content-Length": 200_000, ...headers },
        agent: false,
      });
      outgoing.on("error", () => undefined);
      outgoing.write("{");
      const [response] = (await once(outgoing, "response")) as [{ statusCode: number }];
      outgoing.destroy();

      return response.statusCode;
    };
    assert.equal(await begin({}), 401);
    assert.equal(await begin({ Authorization: "Bearer another secret" }), 401);
  });
});

test("a failed build is retried after a minute, then two, up to an hour", () => {
  const finishedAt = new Date(0).toISOString();
  const build = (result: string, more = {}) =>
    ({ id: result, finishedAt, result, ...more }) as EndedBuild;
  const failures = (count: number) => [
    ...Array<EndedBuild>(count).fill(build("failed")),
    build("live"),
  ];
  const minute = 60_000;

  for (const [count, minutes] of [
    [1, 1],
    [2, 2],
    [3, 4],
    [7, 60],
    [20, 60],
  ] as const) {
    assert.equal(retryTime(failures(count)), minutes * minute);
  }
  assert.equal(retryTime([build("live")]), Infinity);
  assert.equal(retryTime([build("unreported"), build("failed")]), Infinity);
  assert.equal(retryTime([build("failed", { record: {} })]), Infinity);
  assert.equal(retryTime([]), Infinity);
});

test("the last build that succeeded is kept, however many failed since", () => {
  const at = (index: number) => new Date(index * 1000).toISOString();
  const failed = Array.from({ length: 9 }, (_, index) => ({
    id: `failed ${index}`,
    finishedAt: at(index + 10),
    result: "failed" as const,
  }));
  const live = (id: string, index: number) =>
    ({ id, finishedAt: at(index), result: "live" }) as const;
  const builds = foldEvents([live("first", 1), live("second", 2), ...failed]);

  assert.deepEqual(
    newestOf(builds, 2).map(({ id }) => id),
    ["failed 8", "failed 7", "second"],
  );
});

test("builds are sorted by their end, and those without one come first", () => {
  const ids = foldEvents([
    { id: "late", queuedAt: "1" },
    { id: "early", queuedAt: "2" },
    { id: "early", finishedAt: "2026-01-01", result: "live" },
    { id: "late", finishedAt: "2026-01-02", result: "failed" },
    { id: "running", startedAt: "3" },
    { id: "waiting", queuedAt: "4" },
  ]).map(({ id }) => id);

  assert.deepEqual(ids, ["waiting", "running", "late", "early"]);
});
