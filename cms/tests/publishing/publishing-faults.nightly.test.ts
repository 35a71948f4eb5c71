import assert from "node:assert/strict";
import { once } from "node:events";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test, type TestContext } from "node:test";

import type { History, Status } from "../../src/publishing/types";

import { onPostgres } from "../support/databases";
import { registerFirstAdministrator } from "../support/users";
import { openPanel, openPanelAs, type Panel, panelOf } from "../support/panel-client";
import { freePort } from "../support/ports";
import { createPublisher, type Publisher, publisherSecret } from "../support/publisher";
import { publishAuthor, readHistory, readStatus } from "../support/publishing";
import { type Service, startService, temporaryFolder } from "../support/service";
import { unlimited } from "../support/visitors";
import { until } from "../support/wait";

const titlesOf = (release: History["releases"][number] | undefined) =>
  release?.changes.map(({ title }) => title) ?? [];

const settingsFor = (publisher: Publisher) => ({
  ...unlimited,
  CMS_ADMIN_PANEL: "true",
  PUBLISHER_URL: publisher.url,
  PUBLISHER_SECRET: publisherSecret,
});

/** Steps of a publish in the publisher: calls before which it is killed, and their arguments. */
const publisherSteps: [step: string, module: string, call: string, pattern: RegExp][] = [
  ["before it queues the build", "node:fs", "appendFileSync", /queuedAt/],
  ["before it saves that the build starts", "node:fs", "appendFileSync", /startedAt/],
  ["before it deletes the stamp of the last build", "node:fs", "rmSync", /build-stamp/],
  ["while it writes the release", "node:fs/promises", "writeFile", /\.making-.*release\.json/],
  ["before it activates the release", "node:fs/promises", "rename", /\/current$/],
  ["after it activated the release", "node:fs/promises", "writeFile", /earlier\.json\.new$/],
  ["before it saves how the build ended", "node:fs", "appendFileSync", /finishedAt/],
];

/** A module to preload that kills the process before a call, once, while a file exists. */
const killerOf = (flag: string) => `
import { createRequire, syncBuiltinESMExports } from "node:module";
import { subscribe } from "node:diagnostics_channel";
const { existsSync, readFileSync, rmSync } = createRequire(import.meta.url)("node:fs");
const remove = rmSync;
const wanted = () => (existsSync(${JSON.stringify(flag)}) ? readFileSync(${JSON.stringify(flag)}, "utf8").split("\\n") : []);
const killIf = (call, text) => {
  const [name, pattern] = wanted();
  if (name !== call || !new RegExp(pattern, "m").test(text)) return;
  remove(${JSON.stringify(flag)});
  process.kill(process.pid, "SIGKILL");
};
for (const [name, calls] of [["node:fs", ["appendFileSync", "rmSync"]], ["node:fs/promises", ["writeFile", "rename"]]]) {
  const module = createRequire(import.meta.url)(name);
  for (const call of calls) {
    const original = module[call];
    module[call] = (...args) => {
      killIf(call, args.map(String).join("\\n"));
      return original(...args);
    };
  }
}
syncBuiltinESMExports();
const { fetch } = globalThis;
globalThis.fetch = (...args) => {
  killIf("fetch", String(args[0]));
  return fetch(...args);
};
subscribe("http.server.request.start", ({ request }) => killIf("request", request.url));
subscribe("http.server.response.finish", ({ request }) => killIf("response", request.url));
`;

/** A CMS and a publisher, each of which dies at the step that a test names. */
const startBoth = async () => {
  const folder = temporaryFolder("kill");
  const flags = { cms: join(folder, "cms"), publisher: join(folder, "publisher") };
  const preload = (name: keyof typeof flags) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, killerOf(flags[name]));

    return { NODE_OPTIONS: `--import=file://${encodeURI(file)}` };
  };
  const publisher = await createPublisher();
  const settings = { ...settingsFor(publisher), ...preload("cms") };
  let service: Service = await startService(settings);
  const panel = await openPanel(service.url);
  const startPublisher = () => publisher.start(service.url, preload("publisher"));
  await startPublisher();
  await publisher.settled();

  return {
    publisher,
    panel,
    kill: (name: keyof typeof flags, call: string, pattern: RegExp) =>
      writeFileSync(flags[name], `${call}\n${pattern.source}`),
    isKilled: (name: keyof typeof flags) => !existsSync(flags[name]),
    startPublisher,
    /** Waits until the CMS has died, and starts it again. */
    restartCms: async () => {
      const { process, environment } = service;
      if (process.exitCode === null && process.signalCode === null) await once(process, "exit");
      service = await startService(environment);
    },
    killCms: () => service.process.kill("SIGKILL"),
    stop: async () => {
      await service.stop();
      await publisher.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

describe("a publish during which", () => {
  let both: Awaited<ReturnType<typeof startBoth>>;
  before(async () => (both = await startBoth()));
  after(() => both.stop());

  /** Publishes a record while `fault` happens, and compares panel and history with before. */
  const publishThrough = async (title: string, fault: () => Promise<void>) => {
    const { panel, publisher } = both;
    const earlier = (await readHistory(panel)).map(({ id }) => id);
    await publishAuthor(panel, title).catch(() => undefined);
    await fault();
    await until("it is live", async () => {
      const { build, pending, publisher: is } = await readStatus(panel).catch(() => ({}) as Status);

      return is === "available" && build === null && pending.length === 0;
    });
    await until(
      "the history has it",
      async () => (await readHistory(panel)).length > earlier.length,
    );
    await publisher.settled();

    const status = await readStatus(panel);
    assert.deepEqual([status.failure, status.pending, status.rolledBack], [null, [], false]);
    const history = await readHistory(panel);
    assert.deepEqual(
      history.slice(1).map(({ id }) => id),
      earlier,
      "one more build, and all that were there",
    );
    const [newest] = history;
    assert.deepEqual([newest?.state, newest?.release], ["live", status.live?.release]);
    const { builds, current } = await publisher.state();
    assert.deepEqual(
      history.map(({ id }) => id),
      builds.map(({ id }) => id),
    );
    assert.equal(current?.id, newest?.release);

    return titlesOf(newest);
  };

  for (const [step, , call, pattern] of publisherSteps) {
    test(`the publisher is killed ${step}`, async () => {
      const { publisher } = both;
      both.kill("publisher", call, pattern);
      const titles = await publishThrough(step, async () => {
        await publisher.ended();
        assert.ok(both.isKilled("publisher"));
        publisher.expireLock();
        await both.startPublisher();
      });

      assert.deepEqual(titles, [step]);
    });
  }

  test("the publisher is killed while Gatsby runs", async () => {
    const { publisher } = both;
    publisher.hold();
    const runs = publisher.runs();
    const titles = await publishThrough("In Gatsby", async () => {
      await until("Gatsby runs", () => publisher.runs() > runs);
      await publisher.stop("SIGKILL");
      publisher.expireLock();
      publisher.release();
      await both.startPublisher();
    });

    assert.deepEqual(titles, ["In Gatsby"]);
  });

  for (const [step, call, pattern] of [
    ["wakes the publisher", "fetch", /\/wake$/],
    ["tells the state of the content", "request", /\/api\/publishing\/content/],
    ["has told the state of the content", "response", /\/api\/publishing\/content/],
  ] as const) {
    test(`the CMS is killed when it ${step}`, async () => {
      both.kill("cms", call, pattern);
      const titles = await publishThrough(step, both.restartCms);

      assert.deepEqual(titles, [step]);
    });
  }

  test("the CMS is killed while Gatsby runs", async () => {
    const { publisher } = both;
    publisher.hold();
    const runs = publisher.runs();
    const titles = await publishThrough("In Gatsby, the CMS", async () => {
      await until("Gatsby runs", () => publisher.runs() > runs);
      both.killCms();
      publisher.release();
      await both.restartCms();
    });

    assert.deepEqual(titles, ["In Gatsby, the CMS"]);
  });

  test("the CMS is killed before it has recorded the change", async () => {
    both.kill("cms", "response", /actions\/publish/);
    // The content is compared, but nobody can tell who changed it.
    const titles = await publishThrough("Without a record", both.restartCms);

    assert.ok(titles.length <= 1);
  });

  test("both are killed", async () => {
    const { publisher } = both;
    publisher.hold();
    const runs = publisher.runs();
    const titles = await publishThrough("Both", async () => {
      await until("Gatsby runs", () => publisher.runs() > runs);
      both.killCms();
      await publisher.stop("SIGKILL");
      publisher.expireLock();
      publisher.release();
      await both.restartCms();
      await both.startPublisher();
    });

    assert.deepEqual(titles, ["Both"]);
  });
});

/** A CMS and its publisher with a live release. */
const startWithRelease = async (t: TestContext, settings: Record<string, string> = {}) => {
  const publisher = await createPublisher();
  t.after(() => publisher.stop());
  const service = await startService({ ...settings, ...settingsFor(publisher) });
  t.after(() => service.stop());
  await publisher.start(service.url);
  await publisher.settled();

  const headers = await registerFirstAdministrator(service.url);
  const panelAt = (url: string) => panelOf({ url }, () => ({ ...headers, Origin: url }));

  return { publisher, service, panel: panelAt(service.url), panelAt };
};

test("requires a session and the permission", async (t) => {
  const { service, panel } = await startWithRelease(t);
  const calls = [
    ["GET", "/publishing/status"],
    ["GET", "/publishing/history"],
    ["GET", "/publishing/page-changes/1"],
    ["POST", "/publishing/build"],
    ["POST", "/publishing/rollback"],
  ] as const;
  const statusesOf = (who: Panel) =>
    Promise.all(
      calls.map(async ([method, path]) => {
        const { status } = await who.call(method, path, method === "POST" ? {} : undefined);

        return status;
      }),
    );

  const anonymous = panelOf(service, () => ({}));
  assert.deepEqual(await statusesOf(anonymous), [401, 401, 401, 401, 401]);
  for (const [email, actions, statuses] of [
    ["none@example.com", [], [403, 403, 403, 403, 403]],
    ["reads@example.com", ["read"], [200, 200, 404, 403, 403]],
    ["builds@example.com", ["read", "build"], [200, 200, 404, 200, 404]],
  ] as const) {
    const permissions = actions.map((action) => ({ action: `api::publishing.${action}` }));
    const user = await openPanelAs(service.url, panel, permissions, email);
    assert.deepEqual(await statusesOf(user), statuses, email);
  }
});

test("is disabled without a publisher in the settings, with no records and no routes", async (t) => {
  const service = await startService({ ...unlimited, CMS_ADMIN_PANEL: "true" });
  t.after(() => service.stop());
  const panel = await openPanel(service.url);
  await publishAuthor(panel, "Ada");

  assert.equal((await readStatus(panel)).mode, "off");
  assert.equal((await panel.post("/publishing/build")).status, 409);
  for (const path of ["content", "outcome"]) {
    const { status } = await fetch(`${service.url}/api/publishing/${path}`);
    assert.equal(status, 404, path);
  }
});

onPostgres("two CMS instances", (settings) => {
  test("build each change once, whichever instance an editor uses, also if one is down", async (t) => {
    const { publisher, service: first, panel, panelAt } = await startWithRelease(t, settings());
    const second = await startService({
      ...first.environment,
      CMS_PORT: String(await freePort()),
    });
    t.after(() => second.stop());
    const other = panelAt(second.url);
    const live = (count: number) =>
      until("it is live", async () => (await readHistory(other)).length === count);

    await publishAuthor(panel, "Ada");
    await live(2);
    await publishAuthor(other, "Grace");
    await live(3);
    assert.deepEqual(titlesOf((await readHistory(panel))[0]), ["Grace"]);
    assert.deepEqual(
      (await readHistory(panel)).map(titlesOf),
      (await readHistory(other)).map(titlesOf),
    );
    assert.equal(publisher.runs(), 3);
  });
});
