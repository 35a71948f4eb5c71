import assert from "node:assert/strict";
import { readFileSync, rmSync, statSync } from "node:fs";
import { describe, test } from "node:test";

import type { PageChanges, PageCounts } from "../../common/builds/builds.ts";
import { getFreePort } from "../ports.ts";
import { record, setUp } from "./support/publisher.ts";
import { waitUntil } from "./support/wait-until.ts";

describe("the publisher", () => {
  test("accepts only known requests with the secret", async () => {
    const { send, content, startPublisher } = await setUp();
    content.isAway = true;
    await startPublisher();

    for (const path of ["/state", "/changes", "/wake", "/publish", "/rollback", "/"]) {
      const message = ["/state", "/changes"].includes(path) ? undefined : {};
      assert.equal((await send(path, message, "another secret")).status, 401);
    }
    assert.equal((await send("/publish")).status, 404, "only with POST");
    assert.equal((await send("/delete", {})).status, 404);
    assert.equal((await send("/constructor", {})).status, 404);
    assert.equal((await send("/rollback", { release: "../.." })).status, 404);
    assert.equal((await send("/changes?release=../..")).status, 404);
    assert.equal((await send("/wake", { text: "x".repeat(20_000) })).status, 413);
    const { connection, body } = await send("/state");
    assert.equal(connection, "close");
    assert.deepEqual(
      { ...body, problem: null },
      {
        waiting: null,
        building: null,
        problem: null,
        builds: [],
        current: null,
        retained: [],
        quietSeconds: 0.1,
      },
    );
  });

  test("reads a character that arrives in two parts", async () => {
    const { send, readState, waitForBuild, startPublisher } = await setUp();
    await startPublisher();
    const bytes = Buffer.from('{"by":"José"}');
    const middle = bytes.indexOf("é") + 1;
    const parts = async function* () {
      yield bytes.subarray(0, middle);
      // Meanwhile, the first part has arrived.
      await readState();
      yield bytes.subarray(middle);
    };

    await send("/publish", ReadableStream.from(parts()));

    assert.equal((await waitForBuild("José")).by, "José");
  });

  test("publishes one build at a time, and rolls back", async () => {
    const { project, publish, readState, send, waitForBuild, startPublisher, current } =
      await setUp();
    project.write("hold", "");
    await startPublisher();
    await waitUntil("the first build runs", async () => (await readState()).building !== null);
    await publish("Ada");
    await publish("Grace");
    const { building, waiting } = await readState();
    assert.deepEqual([building?.by, waiting?.by], [undefined, "Ada"]);
    rmSync(project.path("hold"));
    const first = await waitForBuild("Ada");
    assert.deepEqual([first.result, first.pages, first.content?.digest], ["live", 1, "first"]);
    assert.equal(current(), first.release);
    const { builds } = await readState();
    assert.deepEqual(
      builds.map(({ by }) => by),
      ["Ada", undefined],
      "a second request while one waits adds nothing",
    );
    // As content, the stub of Gatsby writes LAST_CONTENT: the path of the current release's content.
    const content = project.path("releases/current/content.json");
    assert.equal(readFileSync(content, "utf8"), content);
    assert.equal(statSync(content).mode & 0o777, 0o600);

    await publish("Edith");
    const second = await waitForBuild("Edith");
    assert.equal(current(), second.release);
    const { status, body } = await send("/rollback", { release: first.release });
    assert.deepEqual([status, body.current?.id], [200, first.release]);
    assert.deepEqual(body.retained.slice(0, 2), [second.release, first.release]);
  });

  test("tells the broken links of the current release, also after a rollback", async () => {
    const { project, publish, readState, send, waitForBuild, startPublisher } = await setUp();
    await startPublisher();
    const brokenLinks = {
      total: 1,
      links: [{ ...record, field: "Text", href: "/gone/", missing: "page" }],
    };
    project.write("broken-links", JSON.stringify(brokenLinks));
    await publish("Ada");
    const { release } = await waitForBuild("Ada");
    assert.deepEqual((await readState()).current?.brokenLinks, brokenLinks);
    rmSync(project.path("broken-links"));
    await publish("Edith");
    await waitForBuild("Edith");
    assert.deepEqual((await readState()).current?.brokenLinks, { total: 0, links: [] });

    const { body } = await send("/rollback", { release });
    assert.deepEqual(body.current?.brokenLinks, brokenLinks);
    assert.doesNotMatch(project.read("releases/history.jsonl"), /gone/, "which stays small");
  });

  test("tells which pages a release changed, and in the state only how many", async () => {
    const { project, publish, readState, send, waitForBuild, startPublisher } = await setUp();
    await startPublisher({ PAGES: "/,/blog/" });
    await publish("Ada");
    await waitForBuild("Ada");
    const first = (await readState()).builds.at(-1);
    project.write("public/services/new/index.html", project.read("public/blog/index.html"));
    await publish("Edith");
    const { release, changedPages } = await waitForBuild("Edith");
    const counts = { added: 1, changed: 0, removed: 0, redirects: 0, isOfCode: false };
    assert.deepEqual(changedPages, counts);

    const { status, body } = await send(`/changes?release=${release}`);
    assert.deepEqual(
      [status, body],
      [
        200,
        {
          added: ["/services/new/"],
          changed: [],
          removed: [],
          other: [],
          redirects: { added: [], changed: [], removed: [] },
          isOfCode: false,
        },
      ],
    );
    assert.doesNotMatch(JSON.stringify(await readState()), /services/);
    assert.doesNotMatch(project.read("releases/history.jsonl"), /services/, "which stays small");
    assert.equal(first?.changedPages, undefined);
    const none = await send(`/changes?release=${first?.release}`);
    assert.deepEqual(
      [none.status, none.body.error],
      [
        404,
        `There is no list of changed pages of release ${first?.release}: it was the first one, or it is deleted.`,
      ],
    );
  });

  test("builds changed content once, also after it was away, and not after a rollback", async () => {
    const { content, readState, wake, startPublisher, current, run } = await setUp();
    const digests = async () => (await readState()).builds.map((build) => build.content?.digest);
    const built = (...wanted: string[]) =>
      waitUntil(
        `${wanted.join()} was built`,
        async () => (await digests()).join() === wanted.join(),
      );
    const publisher = await startPublisher();
    await built("first");
    const first = current();
    await wake();
    content.digest = "second";
    await wake();
    await wake();
    await built("second", "first");
    await publisher.kill("SIGTERM");
    content.digest = "third";
    const next = await startPublisher();
    await built("third", "second", "first");

    assert.equal((await run(["rollback", first])).code, 0);
    await next.kill("SIGTERM");
    const last = await startPublisher();
    await wake();
    content.digest = "fourth";
    await wake();
    await built("fourth", "third", "second", "first");
    assert.notEqual(current(), first);
    await last.kill();
  });

  test("builds content that changes during a build once more", async () => {
    const { project, content, readState, wake, startPublisher } = await setUp();
    project.write("hold", "");
    await startPublisher();
    await waitUntil("it builds", async () => (await readState()).building?.content !== undefined);
    content.digest = "second";
    await wake();
    rmSync(project.path("hold"));

    await waitUntil("both were built", async () => (await readState()).builds.length === 2);
    const [newest] = (await readState()).builds;
    assert.equal(newest?.content?.digest, "second");
  });

  test("waits for a CMS that does not answer, and says so", async () => {
    const { content, readState, startPublisher, publish, waitForBuild } = await setUp();
    content.isAway = true;
    await startPublisher();
    await waitUntil("it is known", async () => (await readState()).problem !== null);
    assert.match(
      (await readState()).problem ?? "",
      /refused a request of the publisher with status 503/,
    );

    content.isAway = false;
    await publish("Ada");
    assert.equal((await waitForBuild("Ada")).result, "live");
    assert.equal((await readState()).problem, null);
  });

  test("retries a failed build when it is woken, but not one with an invalid record", async () => {
    const { project, wake, readState, startPublisher } = await setUp();
    project.write("failure", "It is broken.");
    await startPublisher();
    const count = (builds: number) =>
      waitUntil(`${builds} ended`, async () => (await readState()).builds.length === builds);
    await count(1);
    project.write("record", "{}");
    await wake();
    await count(2);
    assert.deepEqual((await readState()).builds[0]?.record, {});
    await wake();
    await waitUntil("it looked", async () => (await readState()).waiting === null);
    await count(2);
  });

  test("publishes new code once without a request, and not after a rollback", async () => {
    const { project, waitForBuild, publish, readState, startPublisher, current, run } =
      await setUp();
    const old = await startPublisher();
    await publish("Ada");
    const { release: first } = await waitForBuild("Ada");
    const { length } = (await readState()).builds;
    await old.kill("SIGTERM");
    project.write("src/new-code.ts", "export {};");

    const publisher = await startPublisher();
    await waitUntil("it is built", async () => (await readState()).builds.length === length + 1);
    assert.notEqual(current(), first);
    await publisher.kill("SIGTERM");
    assert.equal((await run(["rollback"])).code, 0);
    await startPublisher();
    const { building, waiting, current: live } = await readState();
    assert.deepEqual([building, waiting, live?.id], [null, null, first]);
  });

  test("does not roll back during a build, which would undo it", async () => {
    const { project, settings, send, publish, waitForBuild, startPublisher, current } =
      await setUp();
    await startPublisher();
    for (const person of ["Ada", "Grace"]) {
      await publish(person);
      await waitForBuild(person);
    }
    const first = (await waitForBuild("Ada")).release;
    project.write("hold", "");
    const before = project.read("builds").length;
    const command = project.start(["release"], settings);
    await waitUntil("the build has begun", () => project.read("builds").length > before);

    const { status, body } = await send("/rollback", { release: first });
    assert.deepEqual(
      [status, body.error],
      [409, "A build or npm run develop is running: try again when it has ended."],
    );
    const rollback = project.start(["rollback", String(first)], settings);
    await rollback.prints("Waiting for another build");
    rmSync(project.path("hold"));
    assert.equal(await command.ended, 0);
    assert.equal(await rollback.ended, 0);
    assert.equal(current(), first);
  });
});

describe("the commands", () => {
  test("release rejects a site that lacks half of the live pages", async () => {
    const { run, current } = await setUp();
    const publish = (pages: string, more: Record<string, string> = {}) =>
      run(["release", "--full"], { PAGES: pages, ...more });
    assert.equal((await publish("/,/blog/,/blog/a/,/blog/b/")).code, 0);
    const good = current();

    const { code, output } = await publish("/,/blog/,/blog/d/");
    assert.equal(code, 1);
    assert.match(
      output,
      /The new site lacks 2 of 4 pages, \/blog\/a\/ among them: .*ALLOW_PAGE_LOSS=true/,
    );
    assert.equal(current(), good);

    assert.equal((await publish("/,/blog/,/blog/b/")).code, 0);
    assert.equal((await publish("/", { ALLOW_PAGE_LOSS: "true" })).code, 0);
    assert.notEqual(current(), good);
  });

  test("release --skip-build releases the site in public", async () => {
    const { project, run, current } = await setUp();
    await run(["release"]);
    const [first, builds] = [current(), project.read("builds")];

    assert.equal((await run(["release", "--skip-build"])).code, 0);
    assert.notEqual(current(), first);
    assert.equal(project.read("builds"), builds);
  });

  test("report sends the outcome that release saved, or a failure without one", async () => {
    const { project, run, reports } = await setUp();
    const failure = { FAILURE: "The file is gone.", RECORD: JSON.stringify(record) };
    assert.equal((await run(["release", "--build", "one"], failure)).code, 1);
    assert.equal((await run(["report", "failed", "--build", "one"])).code, 0);
    assert.equal((await run(["report", "failed", "--build", "two"])).code, 0);
    const [one, two] = reports;
    assert.deepEqual([one?.sentence, one?.record], ["The file is gone.", record]);
    assert.deepEqual(two, {
      build: "two",
      result: "failed",
      sentence: "The build did not finish: see its log.",
    });

    const brokenLinks = { total: 1, links: [] };
    project.write("broken-links", JSON.stringify(brokenLinks));
    assert.equal((await run(["release", "--build", "three"])).code, 0);
    assert.equal((await run(["report", "live", "--build", "three"])).code, 0);
    const three = reports.at(-1);
    assert.deepEqual([three?.result, three?.pages, three?.build], ["live", 1, "three"]);
    assert.deepEqual(three?.brokenLinks, brokenLinks);
    assert.deepEqual([three?.changedPages, three?.pageChanges], [undefined, undefined]);
    // The last release belongs to another build.
    assert.equal((await run(["report", "live", "--build", "four"])).code, 0);
    const four = reports.at(-1);
    assert.deepEqual([four?.result, four?.release, four?.build], ["live", three?.release, "four"]);

    const pages = Array.from({ length: 520 }, (_, index) => `/blog/${index}/`);
    const tooLong = `/a/${"x".repeat(200)}/${"y".repeat(200)}/`;
    const more = { PAGES: ["/", tooLong, ...pages].join() };
    assert.equal((await run(["release", "--build", "five"], more)).code, 0);
    assert.equal((await run(["report", "live", "--build", "five"])).code, 0);
    const { changedPages, pageChanges } = reports.at(-1) as unknown as {
      changedPages: PageCounts;
      pageChanges: PageChanges;
    };
    assert.equal(changedPages.added, 521);
    assert.deepEqual([pageChanges.added.length, pageChanges.added[0]], [500, "/blog/0/"]);
  });

  test("verify without a URL and an unknown command print their usage", async () => {
    const { run } = await setUp();

    assert.match((await run(["verify", "nowhere"])).output, /Usage: npm run verify/);
    assert.match((await run(["nothing"])).output, /Usage: node publisher\/main\.ts run\|/);
  });

  test("an unknown option is named without a stack", async () => {
    const { run } = await setUp();

    assert.match((await run(["release", "--unknown"])).output, /^\nUnknown option '--unknown'/);
  });

  test("a port conflict names the setting that changes the port", async () => {
    const { run, settings, startPublisher } = await setUp();
    await startPublisher();
    const { code, output } = await run(["run"]);

    assert.equal(code, 1);
    assert.match(
      output,
      new RegExp(`Port ${settings.PUBLISHER_PORT} is in use\\. .*PUBLISHER_PORT=`),
    );
  });

  test("serve without a release says how to make one", async () => {
    const { run } = await setUp();
    const { code, output } = await run(["serve"], { SITE_PORT: String(await getFreePort()) });

    assert.equal(code, 1);
    assert.match(output, /There is no release yet: run npm run release first\./);
  });
});
