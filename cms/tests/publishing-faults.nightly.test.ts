import assert from "node:assert/strict";
import { once } from "node:events";
import { test, type TestContext } from "node:test";

import { onPostgres } from "./support/databases";
import {
  publisherSecret,
  finish,
  keptRelease,
  reportTo,
  startFakePublisher,
} from "./support/fake-publisher";
import { openPanel, type Panel } from "./support/panel-client";
import { freePort } from "./support/ports";
import { startService } from "./support/service";
import { unlimited } from "./support/visitors";
import { until } from "./support/wait";

const author = "api::author.author";
const quick = {
  ...unlimited,
  CMS_ADMIN_PANEL: "true",
  PUBLISHER_SECRET: publisherSecret,
  PUBLISHER_QUIET_SECONDS: "0.2",
};
const ready = { build: null, result: "ready" };

type Status = {
  mode: string;
  publisher: string;
  live: { release: string } | null;
  build: { id: string; state: string } | null;
  failure: { sentence: string } | null;
};
const readStatus = async (panel: Panel) => (await panel.get("/publishing/status")).body as Status;
const states = async (panel: Panel) =>
  (
    (await panel.get("/publishing/history")).body as {
      releases: { state: string; changes: { title: string }[] }[];
    }
  ).releases.map(({ state, changes }) => [state, ...changes.map(({ title }) => title)].join(" "));
const publishAuthor = async (panel: Panel, name: string) => {
  const id = await panel.create(author, { name });
  await panel.publish(author, id, { name });
};

/** A CMS that knows its publisher's live release. */
const startWithRelease = async (t: TestContext) => {
  const publisher = await startFakePublisher();
  t.after(() => publisher.stop());
  publisher.state.current = keptRelease("20260101T000000Z");
  const service = await startService({ ...quick, PUBLISHER_URL: publisher.url });
  t.after(() => service.stop());
  const panel = await openPanel(service.url);
  await until("the release is known", async () => (await readStatus(panel)).live !== null);

  return { publisher, service, panel };
};

test("resumes after either side was killed", async (t) => {
  const { publisher, service: first, panel } = await startWithRelease(t);
  await publishAuthor(panel, "Ada");
  await until("a build runs", () => publisher.builds().length === 1);

  // The CMS dies; the build continues.
  first.process.kill("SIGKILL");
  await once(first.process, "exit");
  const second = await startService(first.environment);
  t.after(() => second.stop());
  await until(
    "the publisher was asked",
    () => publisher.received.at(-1)?.message.action === "state",
  );
  assert.equal((await readStatus(panel)).build?.id, publisher.builds()[0]);
  assert.equal(publisher.builds().length, 1);

  // The build fails because it cannot read content.
  const sentence = "The CMS cannot be reached.";
  const failed = { build: publisher.state.building, result: "failed", sentence };
  publisher.state.building = null;
  await reportTo(second.url, failed);
  await until("the build is requested again", () => publisher.builds().length === 2);
  assert.deepEqual((await states(panel))[0], "interrupted");

  // The publisher dies with its build, restarts and reports `ready`.
  publisher.state.building = null;
  await reportTo(second.url, ready);
  await until("it is requested once more", () => publisher.builds().length === 3);
  assert.deepEqual((await states(panel))[0], "interrupted");

  // The CMS is down while the build ends, and polls the outcome later.
  await second.stop();
  const current = keptRelease("20260101T000001Z");
  const last = { build: publisher.state.building, result: "live", release: current.id } as const;
  Object.assign(publisher.state, { building: null, current, last });
  const third = await startService(first.environment);
  t.after(() => third.stop());
  await until("it is live", async () => (await readStatus(panel)).live?.release === current.id);
  assert.deepEqual(await states(panel), ["live Ada", "interrupted", "interrupted", "previous"]);

  // A build that is always interrupted is not requested forever.
  await publishAuthor(panel, "Grace");
  for (const count of [4, 5, 6]) {
    await until(`build ${count} runs`, () => publisher.builds().length === count);
    publisher.state.building = null;
    await reportTo(third.url, ready);
  }
  await until("it is given up", async () => (await readStatus(panel)).failure !== null);
  assert.match((await readStatus(panel)).failure?.sentence ?? "", /interrupted 3 times in a row/);
  assert.equal(publisher.builds().length, 6);
});

test("builds once after a restore, since the live release is unknown", async (t) => {
  const { publisher, service: first, panel } = await startWithRelease(t);
  await first.stop();

  // A release after the backup, which the restored database does not have.
  publisher.state.current = keptRelease("20260101T000001Z");
  const second = await startService(first.environment);
  t.after(() => second.stop());
  await until("a build is requested", () => publisher.builds().length === 1);
  await finish(publisher, second.url, { release: "20260101T000002Z" });
  assert.deepEqual(await states(panel), ["live", "previous", "previous"]);

  // A manual build of the current content: no further build is needed.
  publisher.state.current = { ...keptRelease("20260101T000003Z"), seconds: 0 };
  await reportTo(second.url, ready);
  const live = async () => (await readStatus(panel)).live?.release;
  await until("it is known", async () => (await live()) === "20260101T000003Z");
  const asked = publisher.received.length;
  await reportTo(second.url, ready);
  await until("it looked again", () => publisher.received.length > asked + 1);
  assert.equal(publisher.builds().length, 1);
});

test("shows that the publisher is down, and builds when it is back", async (t) => {
  const away = await startFakePublisher();
  await away.stop();
  const service = await startService({ ...quick, PUBLISHER_URL: away.url });
  t.after(() => service.stop());
  const panel = await openPanel(service.url);
  await publishAuthor(panel, "Ada");

  await until(
    "the CMS reports the failure",
    async () => (await readStatus(panel)).failure !== null,
  );
  const { publisher, build, failure } = await readStatus(panel);
  assert.equal(publisher, "unavailable");
  assert.equal(build?.state, "waiting");
  assert.match(failure?.sentence ?? "", /^The publisher at 127\.0\.0\.1:\d+ does not respond/);

  const back = await startFakePublisher(away.port);
  t.after(() => back.stop());
  await reportTo(service.url, ready);
  await until("the build is requested", () => back.builds().length === 1);
  await finish(back, service.url, { release: "20260101T000001Z" });
  assert.equal((await readStatus(panel)).failure, null);
});

test("starts a GitHub workflow, and receives its outcome", async (t) => {
  const github = await startFakePublisher();
  t.after(() => github.stop());
  const service = await startService({
    ...quick,
    PUBLISHER_URL: `${github.url}/repos/agency/website/dispatches`,
    PUBLISHER_TOKEN: "a-token-of-github",
  });
  t.after(() => service.stop());
  const panel = await openPanel(service.url);
  await publishAuthor(panel, "Ada");

  await until("GitHub receives the event", () => github.received.length > 0);
  const [{ message, headers } = { message: {}, headers: {} }] = github.received;
  assert.equal(headers.authorization, "Bearer a-token-of-github");
  const { event_type: type, client_payload: payload } = message as {
    event_type?: string;
    client_payload?: { build: string };
  };
  assert.equal(type, "publish");
  const status = await readStatus(panel);
  assert.deepEqual([status.mode, status.publisher], ["hook", "unknown"]);
  assert.equal(status.build?.id, payload?.build);

  const outcome = { build: payload?.build, result: "live", release: "run-1", pages: 70 };
  assert.deepEqual(await (await reportTo(service.url, outcome)).json(), { accepted: true });
  assert.equal((await readStatus(panel)).live?.release, "run-1");
});

test("requires a session and the permission", async (t) => {
  const publisher = await startFakePublisher();
  t.after(() => publisher.stop());
  const service = await startService({ ...quick, PUBLISHER_URL: publisher.url });
  t.after(() => service.stop());
  const panel = await openPanel(service.url);
  const { body: role } = await panel.post("/admin/roles", { name: "Reader", description: "" });
  const { id } = (role as { data: { id: number } }).data;
  const grant = (actions: string[]) =>
    panel.call("PUT", `/admin/roles/${id}/permissions`, {
      permissions: actions.map((action) => ({ action, subject: null, conditions: [] })),
    });
  const email = "reader@example.com";
  const password = "Another-Passw0rd";
  const made = await panel.post("/admin/users", {
    firstname: "Rita",
    lastname: "Reader",
    email,
    roles: [id],
  });
  const { registrationToken } = (made.body as { data: { registrationToken: string } }).data;
  const registered = await fetch(`${service.url}/admin/register`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: service.url },
    body: JSON.stringify({ registrationToken, userInfo: { firstname: "Rita", password } }),
  });
  const { data } = (await registered.json()) as { data: { token: string } };

  const calls = [
    ["GET", "/publishing/status"],
    ["GET", "/publishing/history"],
    ["GET", `/publishing/records/${encodeURIComponent(author)}/1`],
    ["POST", "/publishing/build"],
    ["POST", "/publishing/rollback"],
  ] as const;
  const statusesWith = (headers: Record<string, string>) =>
    Promise.all(
      calls.map(async ([method, path]) => {
        const response = await fetch(service.url + path, { method, headers });

        return response.status;
      }),
    );
  const asReader = { Authorization: `Bearer ${data.token}`, Origin: service.url };

  assert.deepEqual(await statusesWith({}), [401, 401, 401, 401, 401]);
  assert.deepEqual(await statusesWith(asReader), [403, 403, 403, 403, 403]);
  await grant(["api::publishing.read"]);
  assert.deepEqual(await statusesWith(asReader), [200, 200, 200, 403, 403]);
  await grant(["api::publishing.read", "api::publishing.build"]);
  assert.deepEqual(await statusesWith(asReader), [200, 200, 200, 200, 404]);
});

test("is disabled without a publisher in the settings, with no records and no routes", async (t) => {
  const service = await startService({ ...unlimited, CMS_ADMIN_PANEL: "true" });
  t.after(() => service.stop());
  const panel = await openPanel(service.url);
  await publishAuthor(panel, "Ada");

  assert.equal((await readStatus(panel)).mode, "off");
  assert.equal((await panel.post("/publishing/build")).status, 409);
  // Strapi's response to a POST at a path of static files.
  assert.equal((await reportTo(service.url, ready)).status, 405);
});

onPostgres("two CMS instances", (settings) => {
  test("request one build, whichever instance an editor uses, also if one is down", async (t) => {
    const publisher = await startFakePublisher();
    t.after(() => publisher.stop());
    publisher.state.current = keptRelease("20260101T000000Z");
    const first = await startService({ ...settings(), ...quick, PUBLISHER_URL: publisher.url });
    t.after(() => first.stop());
    const panel = await openPanel(first.url);
    await until("the release is known", async () => (await readStatus(panel)).live !== null);
    const second = await startService({
      ...first.environment,
      CMS_PORT: String(await freePort()),
    });
    t.after(() => second.stop());

    await publishAuthor(panel, "Ada");
    await until("a build runs", () => publisher.builds().length === 1);
    // The second instance receives the report; the first one acts on it.
    await finish(publisher, second.url, { release: "20260101T000001Z" });
    assert.equal((await readStatus(panel)).live?.release, "20260101T000001Z");
    await publishAuthor(panel, "Grace");
    await until("another runs", () => publisher.builds().length === 2);
    await finish(publisher, second.url, { release: "20260101T000002Z" });

    await publishAuthor(panel, "Barbara");
    await first.stop();
    await until("the second one goes on", () => publisher.builds().length === 3);
    assert.equal(new Set(publisher.builds()).size, 3);
  });
});

test("shows a failed unrequested build until one succeeds", async (t) => {
  const { publisher, service, panel } = await startWithRelease(t);
  const sentence = "A picture of the home page is missing: upload it again.";

  await reportTo(service.url, { build: null, result: "failed", seconds: 40, sentence });

  const status = await readStatus(panel);
  assert.equal(status.failure?.sentence, sentence);
  assert.equal(status.live?.release, "20260101T000000Z");
  assert.deepEqual(await states(panel), ["failed", "live"]);

  await panel.post("/publishing/build");
  await until("a build runs", () => publisher.builds().length === 1);
  await finish(publisher, service.url, { release: "20260102T000000Z" });
  await until("it is live", async () => (await readStatus(panel)).failure === null);
});
