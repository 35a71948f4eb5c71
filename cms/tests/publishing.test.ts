import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { after, before, test } from "node:test";

import { type Build, isRetryDue, afterLastSuccess } from "../src/publishing/builds";
import type { Change } from "../src/publishing/types";

import { query } from "./support/query";
import { onAnyDatabase } from "./support/databases";
import {
  publisherSecret,
  type FakePublisher,
  finish,
  keptRelease,
  reportTo,
  startFakePublisher,
} from "./support/fake-publisher";
import { openPanel, type Panel } from "./support/panel-client";
import { type Service, startService } from "./support/service";
import { unlimited } from "./support/visitors";
import { until } from "./support/wait";

type Status = {
  mode: string;
  publisher: string;
  live: { id: string; release: string; pages: number } | null;
  rolledBack: boolean;
  build: { id: string; state: string; expectedSeconds: number | null; changes: Change[] } | null;
  failure: { sentence: string; record: object | null } | null;
  held: { sentence: string; record: object }[];
  pending: Change[];
};
type Release = {
  id: string;
  release: string | null;
  state: string;
  sentence: string | null;
  changes: Change[];
  by: string | null;
  canRollBack: boolean;
};

const author = "api::author.author";
const settingsFor = (publisher: FakePublisher) => ({
  ...unlimited,
  CMS_ADMIN_PANEL: "true",
  PUBLISHER_URL: publisher.url,
  PUBLISHER_SECRET: publisherSecret,
  PUBLISHER_QUIET_SECONDS: "0.2",
});
const titles = (changes: Change[] = []) => changes.map(({ title }) => title);

const readStatus = async (panel: Panel) => (await panel.get("/publishing/status")).body as Status;
const readHistory = async (panel: Panel) =>
  ((await panel.get("/publishing/history")).body as { releases: Release[] }).releases;
const publishAuthor = async (panel: Panel, name: string) => {
  const id = await panel.create(author, { name });
  const { status } = await panel.publish(author, id, { name });
  assert.equal(status, 200);

  return id;
};
/** The site's sentence about an author without a name. */
const problemOf = (id: string) =>
  `The author "${id}", in Name: Fill this in; the site cannot be built without it. Correct it in the content manager and publish it again.`;
const readQueuedBuilds = (service: Service) =>
  query(service, "select id from releases where slot = 'waiting'");
/** Waits until the CMS has requested this many builds, and one of them runs. */
const requested = (publisher: FakePublisher, count: number) =>
  until(`${count} builds were requested`, () => publisher.builds().length === count);

onAnyDatabase("publishing", (settings) => {
  let publisher: FakePublisher;
  let service: Service;
  let panel: Panel;
  before(async () => {
    publisher = await startFakePublisher();
    publisher.state.current = keptRelease("20260101T000000Z");
    publisher.state.releases = [publisher.state.current];
    service = await startService({ ...settings(), ...settingsFor(publisher) });
    panel = await openPanel(service.url);
    await until("the release is known", async () => (await readStatus(panel)).live !== null);
  });
  after(async () => {
    await service.stop();
    await publisher.stop();
  });
  /** Ends the running build, and clears the requested ones. */
  const finishWith = async (outcome: Parameters<typeof finish>[2]) => {
    await finish(publisher, service.url, outcome);
    publisher.received.length = 0;
  };

  test("records an existing release as live, and builds nothing", async () => {
    const status = await readStatus(panel);

    assert.equal(status.mode, "publisher");
    assert.equal(status.publisher, "available");
    assert.equal(status.live?.release, "20260101T000000Z");
    assert.deepEqual([status.build, status.failure, status.pending], [null, null, []]);
    assert.deepEqual(publisher.builds(), []);
  });

  const outcome = { build: "unknown", result: "live" };

  test("rejects an outcome without the secret, and an invalid one", async () => {
    assert.equal((await reportTo(service.url, outcome, "another secret")).status, 401);
    const unsigned = await fetch(`${service.url}/api/publishing/outcome`, {
      method: "POST",
      body: JSON.stringify(outcome),
    });
    assert.equal(unsigned.status, 401);
    assert.equal((await reportTo(service.url, { result: "live" })).status, 400);
    assert.equal((await reportTo(service.url, { ...outcome, result: "great" })).status, 400);
    assert.equal(
      (await reportTo(service.url, { ...outcome, record: { uid: author } })).status,
      400,
    );
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
      const [response] = await once(outgoing, "response");
      outgoing.destroy();

      return response.statusCode as number;
    };
    assert.equal(await begin({}), 401);
    assert.equal(await begin({ Authorization: "Bearer another secret" }), 401);
  });

  test("rejects records that are not of the site or have no document id", async () => {
    const documentId = "a".repeat(24);
    for (const record of [
      { uid: "admin::user", documentId },
      { uid: "api::contact-data.contact-data", documentId },
      { uid: "constructor", documentId },
      { uid: author, documentId: "a" },
      { uid: author, documentId: "../../settings/users/1234" },
      { uid: author, documentId: `${documentId}\n` },
    ]) {
      const held = [{ ...record, sentence: "It has no title.", shown: false }];
      for (const given of [{ record }, { held }]) {
        const { status } = await reportTo(service.url, { ...outcome, ...given });
        assert.equal(status, 400, JSON.stringify(given));
      }
    }
    const file = { uid: "plugin::upload.file", documentId };
    assert.equal((await reportTo(service.url, { ...outcome, record: file })).status, 200);
  });

  test("ignores the outcome of an unknown build", async () => {
    const response = await reportTo(service.url, outcome);

    assert.equal(response.status, 200);
    assert.deepEqual(await response.json(), { accepted: false });
  });

  test("requests one build for published changes, and records their authors", async () => {
    const id = await publishAuthor(panel, "Ada");
    await requested(publisher, 1);
    const received = publisher.received.find(({ message }) => message.action === "build");
    assert.ok(received);
    assert.equal(received.headers.authorization, `Bearer ${publisherSecret}`);

    const { build } = await readStatus(panel);
    assert.equal(build?.state, "building");
    assert.equal(build.id, received.message.build);
    const [change] = build.changes;
    assert.deepEqual(
      { ...change, at: "" },
      { uid: author, documentId: id, title: "Ada", action: "publish", by: "Edith", at: "" },
    );
    const record = `/publishing/records/${encodeURIComponent(author)}/${id}`;
    const state = (await panel.get(record)).body as { expectedAt: string; liveSince: null };
    assert.ok(Date.parse(state.expectedAt) > Date.now(), "builds take twenty seconds here");
    assert.equal(state.liveSince, null);

    await finishWith({ release: "20260101T000001Z" });
    const status = await readStatus(panel);
    assert.equal(status.live?.release, "20260101T000001Z");
    assert.deepEqual([status.build, status.pending], [null, []]);
    const [newest] = await readHistory(panel);
    assert.deepEqual(
      [newest?.state, newest?.by, titles(newest?.changes)],
      ["live", "Edith", ["Ada"]],
    );
    const live = (await panel.get(record)).body as { expectedAt: null; liveSince: string };
    assert.equal(live.expectedAt, null);
    assert.ok(Date.parse(live.liveSince) <= Date.now());
  });

  test("queues one build for all changes during a running one", async () => {
    await publishAuthor(panel, "First");
    await requested(publisher, 1);
    await publishAuthor(panel, "Second");
    await publishAuthor(panel, "Third");
    const waits = async () => titles((await readStatus(panel)).pending).join();
    await until("all wait", async () => (await waits()) === "First,Second,Third");
    assert.equal(publisher.builds().length, 1);

    await finish(publisher, service.url, { release: "20260101T000002Z" });
    await requested(publisher, 2);
    assert.deepEqual(titles((await readStatus(panel)).build?.changes), ["Second", "Third"]);
    await finishWith({ release: "20260101T000003Z" });
    await reportTo(service.url, { build: null, result: "ready" });
    await publishAuthor(panel, "Fourth");
    await requested(publisher, 1);
    assert.deepEqual(titles((await readStatus(panel)).build?.changes), ["Fourth"]);
    await finishWith({ release: "20260101T000004Z" });
  });

  test("builds for unpublished and deleted records, but not for drafts", async () => {
    const draft = await panel.create(author, { name: "Never published" });
    assert.equal((await panel.remove(author, draft)).status, 200);
    const kept = await publishAuthor(panel, "Kept");
    await requested(publisher, 1);
    assert.deepEqual(titles((await readStatus(panel)).build?.changes), ["Kept"]);
    await finishWith({ release: "20260101T000005Z" });

    await panel.unpublish(author, kept);
    await requested(publisher, 1);
    assert.equal((await readStatus(panel)).build?.changes[0]?.action, "unpublish");
    await finishWith({ release: "20260101T000006Z" });

    const gone = await publishAuthor(panel, "Gone");
    await requested(publisher, 1);
    await finishWith({ release: "20260101T000007Z" });
    await panel.remove(author, gone);
    await requested(publisher, 1);
    const changes = (await readStatus(panel)).build?.changes ?? [];
    assert.deepEqual(
      changes.map(({ action, title }) => [action, title]),
      [["delete", "Gone"]],
    );
    await finishWith({ release: "20260101T000008Z" });
  });

  test("shows a build's error and the invalid record", async () => {
    const id = await publishAuthor(panel, "Grace");
    await requested(publisher, 1);
    const sentence = "An author has no role: add it in the content manager.";
    await finishWith({ result: "failed", sentence, record: { uid: author, documentId: id } });

    const status = await readStatus(panel);
    assert.equal(status.failure?.sentence, sentence);
    assert.deepEqual(status.failure.record, { uid: author, documentId: id, title: "Grace" });
    assert.equal(status.live?.release, "20260101T000008Z", "the last good one stays");
    assert.deepEqual(titles(status.pending), ["Grace"]);
    assert.equal((await readHistory(panel))[0]?.state, "failed");
    const record = await panel.get(`/publishing/records/${encodeURIComponent(author)}/${id}`);
    assert.equal((record.body as { failure: string }).failure, sentence);

    await reportTo(service.url, { build: null, result: "ready" });
    await panel.publish(author, id, { name: "Grace Hopper" });
    await requested(publisher, 1);
    assert.equal((await readStatus(panel)).failure?.sentence, sentence, "until the next succeeds");
    await finishWith({ release: "20260101T000009Z" });
    assert.equal((await readStatus(panel)).failure, null);
  });

  test("shows a build's error as one plain line without addresses, and prefers its own reason", async () => {
    const id = await publishAuthor(panel, "Annie");
    await requested(publisher, 1);
    const sentence = `Sign\nin\u202e at https://example.net/x or WWW.example.net. ${"x ".repeat(900)}`;
    await finishWith({ result: "failed", sentence });
    const shown = (await readStatus(panel)).failure?.sentence ?? "";
    assert.match(shown, /^Sign in at \(address\) or \(address\) x x/);
    assert.equal(shown.length, 500);

    await query(service, `update authors set name = null where document_id = '${id}'`);
    await reportTo(service.url, {
      build: null,
      result: "failed",
      sentence: "Sign in at example.net.",
      record: { uid: author, documentId: id },
    });
    const { failure } = await readStatus(panel);
    assert.equal(failure?.sentence, problemOf(id));
    await panel.publish(author, id, { name: "Annie Cannon" });
    await requested(publisher, 1);
    await finishWith({ release: "20260101T000009Z-1" });
  });

  test("retries a failed build after a minute, unless a record is invalid", async () => {
    const id = await publishAuthor(panel, "Edith");
    await requested(publisher, 1);
    const waitForDebounce = () =>
      query(service, "update releases set finished_at = '2026-01-01' where state = 'failed'");
    const fault = { uid: author, documentId: id };
    await finishWith({ result: "failed", sentence: "An author has no role.", record: fault });
    await waitForDebounce();
    const asked = publisher.received.length;
    await reportTo(service.url, { build: null, result: "ready" });
    await until(
      "the publisher was asked again, twice",
      () => publisher.received.length > asked + 1,
    );
    assert.equal((await readQueuedBuilds(service)).length, 0);

    await panel.publish(author, id, { name: "Edith Editor" });
    await requested(publisher, 1);
    await finishWith({ result: "failed", sentence: "The disk is full." });
    await waitForDebounce();
    await reportTo(service.url, { build: null, result: "ready" });
    await requested(publisher, 1);
    await finishWith({ release: "20260101T000010Z" });
  });

  test("lists the held-back records of the live release", async () => {
    const id = await publishAuthor(panel, "Held");
    await requested(publisher, 1);
    // A rule may be newer than the record.
    await query(service, `update authors set name = null where document_id = '${id}'`);
    const held = [
      { uid: author, documentId: id, sentence: "Sign in at https://example.net.", shown: false },
    ];
    await finishWith({ release: "20260101T000009Z-2", held });
    const sentence = problemOf(id);
    const status = await readStatus(panel);
    const named = { uid: author, documentId: id, title: "Untitled author" };
    assert.deepEqual(status.held, [{ sentence, record: named }]);
    assert.deepEqual([status.failure, status.pending], [null, []]);
    const address = `/publishing/records/${encodeURIComponent(author)}/${id}`;
    const state = async () =>
      (await panel.get(address)).body as { held: object; liveSince: string };
    assert.deepEqual((await state()).held, { sentence, shown: false });
    assert.equal((await state()).liveSince, null);

    await panel.post("/publishing/build");
    await requested(publisher, 1);
    await finishWith({ release: "20260101T000009Z-3", held: [] });
    assert.deepEqual((await readStatus(panel)).held, []);
    assert.equal((await state()).held, null);
    assert.ok((await state()).liveSince);
  });

  test("builds on request, and rolls back to a retained release", async () => {
    const asked = await panel.post("/publishing/build");
    assert.equal(asked.status, 200);
    await requested(publisher, 1);
    const [previous] = (await readHistory(panel)).filter(({ canRollBack }) => canRollBack);
    assert.equal(previous?.release, "20260101T000009Z-2", "the live one is none to go back to");
    const early = await panel.post("/publishing/rollback", { id: previous.id });
    assert.equal(early.status, 409, "not while a build runs");
    await finishWith({ release: "20260101T000010Z" });
    assert.equal((await readHistory(panel))[0]?.by, "Edith");

    const { body } = await panel.post("/publishing/rollback", { id: previous.id });
    assert.equal((body as Status).live?.release, "20260101T000009Z-2");
    assert.equal((await readStatus(panel)).rolledBack, true);
    assert.deepEqual(
      publisher.received.flatMap(({ message }) => message.release ?? []),
      ["20260101T000009Z-2"],
    );
    const states = Object.fromEntries(
      (await readHistory(panel)).map(({ release, state }) => [release, state]),
    );
    assert.equal(states["20260101T000009Z-2"], "live");
    assert.equal(states["20260101T000010Z"], "previous");
    assert.deepEqual(publisher.builds(), [], "and builds nothing");
  });

  test("detects a change without an event", async () => {
    await query(service, "delete from authors where published_at is not null and name = 'Fourth'");
    await reportTo(service.url, { build: null, result: "ready" });
    await requested(publisher, 1);
    assert.deepEqual((await readStatus(panel)).build?.changes, []);
    await finishWith({ release: "20260101T000011Z" });
    assert.equal((await readStatus(panel)).rolledBack, false);
  });

  test("marks the changes of failed builds as live once one succeeds", async () => {
    const id = await publishAuthor(panel, "Without a fault");
    await requested(publisher, 1);
    await finishWith({ result: "failed", sentence: "A picture is missing." });
    await publishAuthor(panel, "With a picture again");
    await requested(publisher, 1);
    await finishWith({ release: "20260101T000012Z" });

    const record = await panel.get(`/publishing/records/${encodeURIComponent(author)}/${id}`);
    const { failure, liveSince } = record.body as { failure: string | null; liveSince: string };
    assert.equal(failure, null);
    assert.ok(Date.parse(liveSince) <= Date.now());
    const [newest, failed] = await readHistory(panel);
    assert.deepEqual(titles(newest?.changes), ["Without a fault", "With a picture again"]);
    assert.deepEqual([failed?.state, failed?.changes], ["failed", []]);
  });

  test("shows that the publisher is down, and repeats its build when it is back", async () => {
    await publishAuthor(panel, "Through a death");
    await requested(publisher, 1);
    const { port, state } = publisher;
    await publisher.stop();
    assert.equal((await readStatus(panel)).publisher, "unavailable");

    publisher = await startFakePublisher(port);
    Object.assign(publisher.state, state, { building: null, last: null });
    // It does not report `ready`.
    await requested(publisher, 1);
    const { publisher: there, build } = await readStatus(panel);
    assert.equal(there, "available");
    assert.deepEqual(titles(build?.changes), ["Through a death"]);
    assert.equal((await readHistory(panel))[0]?.state, "interrupted");
    await finishWith({ release: "20260101T000012Z-2" });
  });

  test("compares releases by creation time, also with an unrequested one", async () => {
    await publishAuthor(panel, "First");
    await requested(publisher, 1);
    const id = await publishAuthor(panel, "Second");
    await until("one waits", async () => (await readQueuedBuilds(service)).length === 1);
    // A manual release, recorded after the queued build was requested.
    publisher.state.current = { ...keptRelease("20260101T000013Z"), seconds: 0 };
    publisher.state.releases.unshift(publisher.state.current);
    await reportTo(service.url, { build: null, result: "ready" });
    const live = async () => (await readStatus(panel)).live?.release;
    await until("it is known", async () => (await live()) === publisher.state.current?.id);
    await finish(publisher, service.url, { release: "20260101T000014Z" });
    await requested(publisher, 2);
    await finishWith({ release: "20260101T000015Z" });

    assert.equal((await readStatus(panel)).rolledBack, false);
    const record = await panel.get(`/publishing/records/${encodeURIComponent(author)}/${id}`);
    assert.ok((record.body as { liveSince: string | null }).liveSince);
  });
});

test("a build that failed after the last success is reported, in any order of requests", () => {
  const build = (id: number, state: string, finished: string | null) =>
    ({ id, state, finished_at: finished }) as Build;
  const external = build(3, "previous", "2026-01-01T00:00:01Z");
  const running = build(4, "building", null);

  for (const [finished, late] of [
    ["2026-01-01T00:00:02Z", [4, 2]],
    ["2026-01-01T00:00:00Z", [4]],
  ] as const) {
    const builds = [
      running,
      external,
      build(2, "failed", finished),
      build(1, "live", "2025-12-31"),
    ];
    assert.deepEqual(
      afterLastSuccess(builds).map(({ id }) => id),
      late,
    );
  }
});

test("a failed build is retried after a minute, then two, up to an hour", () => {
  const builds = (...states: string[]) =>
    states.map((state) => ({ state, finished_at: new Date(0), failed_record: null })) as never;
  const failures = (count: number) => builds(...Array<string>(count).fill("failed"), "live");
  const minute = 60_000;

  for (const [count, minutes] of [
    [1, 1],
    [2, 2],
    [3, 4],
    [7, 60],
    [20, 60],
  ] as const) {
    assert.equal(isRetryDue(failures(count), minutes * minute - 1), false);
    assert.equal(isRetryDue(failures(count), minutes * minute), true);
  }
  assert.equal(isRetryDue(builds("live"), Infinity), false);
  assert.equal(isRetryDue(builds("building", "failed"), Infinity), false);
  assert.equal(isRetryDue([], Infinity), false);
});
