import assert from "node:assert/strict";
import { readFileSync, rmSync, statSync } from "node:fs";
import { describe, test } from "node:test";

import { getFreePort } from "../ports.ts";
import { record, secret, setUp } from "./support/publisher.ts";
import { waitUntil } from "./support/wait-until.ts";

describe("the publisher", () => {
  test("accepts only known requests with the secret", async () => {
    const { request, post, port, startPublisher } = await setUp();
    await startPublisher();

    assert.equal((await request({ action: "state" }, "another secret")).status, 401);
    assert.equal((await post({ action: "state" }, {})).status, 401);
    const got = await fetch(`http://127.0.0.1:${port}/`);
    assert.deepEqual([got.status, got.headers.get("allow")], [405, "POST"]);
    assert.equal((await request({ action: "state" })).connection, "close");
    assert.equal((await request({ action: "delete" })).status, 400);
    assert.equal((await request({ action: "build" })).status, 400);
    assert.equal((await request({ action: "rollback", release: "../.." })).status, 404);
    assert.equal((await request({ action: "state", text: "x".repeat(20_000) })).status, 413);
    assert.deepEqual((await request({ action: "state" })).body, {
      building: null,
      current: null,
      releases: [],
      last: null,
    });
  });

  test("publishes one build at a time, reports it, and rolls back", async () => {
    const { project, request, waitForOutcome, startPublisher, current, reports } = await setUp();
    await startPublisher();
    project.write("hold", "");
    assert.equal((await request({ action: "build", build: "one" })).body.building, "one");
    assert.equal((await request({ action: "build", build: "two" })).status, 409);
    assert.equal((await request({ action: "build", build: "one" })).status, 202);
    rmSync(project.path("hold"));
    const first = await waitForOutcome("one");

    assert.equal(reports.at(-1)?.authorization, `Bearer ${secret}`);
    assert.deepEqual([first.result, first.pages], ["live", 1]);
    assert.equal(current(), first.release);
    // As content, the stub of Gatsby writes LAST_CONTENT: the path of the current release's content.
    const content = project.path("releases/current/content.json");
    assert.equal(readFileSync(content, "utf8"), content);
    assert.equal(statSync(content).mode & 0o777, 0o600);

    await request({ action: "build", build: "two" });
    const second = await waitForOutcome("two");
    assert.equal(current(), second.release);
    const { status, body } = await request({ action: "rollback", release: first.release });
    assert.deepEqual([status, body.current?.id], [200, first.release]);
    assert.deepEqual(
      body.releases.map(({ id }) => id),
      [second.release, first.release],
    );
  });

  test("publishes new code once without a request, and not after a rollback", async () => {
    const { project, request, waitForOutcome, startPublisher, current, run } = await setUp();
    const old = await startPublisher();
    await request({ action: "build", build: "old" });
    const { release: first } = await waitForOutcome("old");
    await old.kill("SIGTERM");
    project.write("src/new-code.ts", "export {};");

    const publisher = await startPublisher();
    await waitForOutcome(null);
    assert.notEqual(current(), first);
    await publisher.kill("SIGTERM");
    assert.equal((await run(["rollback"])).code, 0);
    await startPublisher();
    const { body } = await request({ action: "state" });
    assert.deepEqual([body.building, body.current?.id], [null, first]);
  });

  test("does not roll back during a build, which would undo it", async () => {
    const { project, settings, request, waitForOutcome, startPublisher, current } = await setUp();
    await startPublisher();
    for (const build of ["one", "two"]) {
      await request({ action: "build", build });
      await waitForOutcome(build);
    }
    const first = (await waitForOutcome("one")).release;
    project.write("hold", "");
    const command = project.start(["release"], settings);
    // The stub of Gatsby appends a word and a space for each build: four parts are three builds.
    await waitUntil("the build has begun", () => project.read("builds").split(" ").length > 3);

    const { status, body } = await request({ action: "rollback", release: first });
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
    const { run, reports } = await setUp();
    const outcomes = () => reports.map(({ outcome }) => outcome);
    const failure = { FAILURE: "The file is gone.", RECORD: JSON.stringify(record) };
    assert.equal((await run(["release", "--build", "one"], failure)).code, 1);
    assert.equal((await run(["report", "failed", "--build", "one"])).code, 0);
    assert.equal((await run(["report", "failed", "--build", "two"])).code, 0);
    const [one, two] = outcomes();
    assert.deepEqual([one?.sentence, one?.record], ["The file is gone.", record]);
    assert.deepEqual(two, {
      build: "two",
      result: "failed",
      sentence: "The build did not finish: see its log.",
    });

    assert.equal((await run(["release", "--build", "three"])).code, 0);
    assert.equal((await run(["report", "live", "--build", "three"])).code, 0);
    const three = outcomes().at(-1);
    assert.deepEqual([three?.result, three?.pages, three?.build], ["live", 1, "three"]);
    // The last release belongs to another build.
    assert.equal((await run(["report", "live", "--build", "four"])).code, 0);
    const four = outcomes().at(-1);
    assert.deepEqual([four?.result, four?.release, four?.build], ["live", three?.release, "four"]);
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
