import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { test } from "node:test";

import { record, setUp } from "./support/publisher.ts";
import { createStubProject } from "./support/stub-project.ts";
import { waitUntil } from "./support/wait-until.ts";

/** A publisher that keeps Gatsby running, with a first release. */
const setUpWarm = async () => {
  const all = await setUp();
  const start = (more: Record<string, string> = {}) =>
    all.startPublisher({ PUBLISHER_WARM: "true", ...more });
  const build = async (by: string) => {
    await all.publish(by);

    return all.waitForBuild(by);
  };
  const publisher = await start();
  const isReleased = async () => (await all.readState()).builds.length === 1;
  await waitUntil("the first release is there", isReleased, publisher.output);

  return {
    ...all,
    start,
    build,
    publisher,
    builds: () => all.project.read("builds").trim(),
  };
};

test("the Gatsby that waits builds what is published, again and again", async () => {
  const { project, build, builds, title, current } = await setUpWarm();
  for (const words of ["second", "third"]) {
    project.write("words", words);
    const { release, result } = await build(words);
    assert.deepEqual([result, current(), title()], ["live", release, words]);
  }

  assert.equal(builds(), "full warm warm");
});

test("one that cannot build hands over to Gatsby, and the next waits again", async () => {
  const { project, build, builds, title } = await setUpWarm();
  project.write("warm", "unable");
  project.write("words", "second");
  await build("second");
  assert.equal(title(), "second");
  rmSync(project.path("warm"));
  await build("third");

  assert.equal(builds(), "full incremental warm");
});

test("if it dies in a build, Gatsby builds the site in full", async () => {
  const { project, build, builds } = await setUpWarm();
  project.write("warm", "dies");
  const { result } = await build("second");
  rmSync(project.path("warm"));
  await build("third");

  assert.equal(result, "live");
  assert.equal(builds(), "full warm full warm");
});

test("if it dies before a build, Gatsby builds what changed, and the log says why", async () => {
  const { project, build, builds, publisher, title } = await setUpWarm();
  project.write("warm", "dies-before");
  project.write("words", "second");
  const { result } = await build("second");
  assert.deepEqual([result, title()], ["live", "second"]);
  await publisher.prints("A worker has ended.");
  rmSync(project.path("warm"));
  await build("third");

  assert.equal(builds(), "full incremental warm");
});

for (const [when, builtThen] of [
  ["as it is read", "full warm"],
  ["later", "full warm full"],
] as const) {
  test(`content that is rejected ${when} fails as in any build, with the record`, async () => {
    const { project, build, builds, current } = await setUpWarm();
    const good = current();
    project.write("failure", "The article has no title.");
    project.write("record", JSON.stringify(record));
    if (when === "later") project.write("warm", "fails-later");
    const failed = await build("second");
    assert.deepEqual(
      [failed.result, failed.sentence, failed.record, current()],
      ["failed", "The article has no title.", record, good],
    );
    rmSync(project.path("failure"));
    const corrected = await build("third");

    assert.equal(corrected.result, "live");
    assert.equal(builds(), builtThen);
  });
}

test("it does not build after another command has built, or the code has changed", async () => {
  const { project, build, builds, run } = await setUpWarm();
  await build("second");
  assert.equal((await run(["build"])).code, 0);
  await build("third");
  project.write("src/code.ts", "changed");
  await build("fourth");

  assert.equal(builds(), "full warm incremental incremental full");
});

test("it starts before the CMS answers, and builds what the CMS has then", async () => {
  const { project, publisher, start, content, builds, isUp } = await setUpWarm();
  await publisher.kill("SIGTERM");
  const starts = () => (existsSync(project.path("waiting")) ? project.read("waiting").length : 0);
  const before = starts();
  await isUp(false);
  await start();
  await waitUntil("it waits", () => starts() > before);
  assert.equal(builds(), "full");

  content.digest = "second";
  await isUp(true);
  await waitUntil("the change is built", () => builds() !== "full");

  assert.equal(builds(), "full warm");
});

test("without it, Gatsby builds", async () => {
  const { project, start, build, builds, publisher } = await setUpWarm();
  await publisher.kill("SIGTERM");
  project.write("warm-start", "It has no memory.");
  const other = await start();
  await build("second");
  await other.prints("Gatsby could not be kept running: It has no memory.");
  await build("third");

  assert.equal(builds(), "full incremental incremental");
});

test("it ends with its publisher, whose successor repeats the build in full", async () => {
  const { project, publish, publisher, start, waitForBuild, builds } = await setUpWarm();
  project.write("warm", "hangs");
  await publish("second");
  await waitUntil("it builds", () => builds() === "full warm");
  await publisher.kill();
  const aMinuteAgo = Date.now() / 1000 - 60;
  utimesSync(project.path(".build.lock"), aMinuteAgo, aMinuteAgo);
  assert.equal(existsSync(project.path(".cache/build-stamp.json")), false);
  rmSync(project.path("warm"));
  await start();
  const { result } = await waitForBuild("second");

  assert.equal(result, "live");
  assert.equal(builds(), "full warm full");
});

const soon = { PUBLISHER_CHECK_MINUTES: "0.005" };

test("a full build of the same content finds no difference", async () => {
  const { publisher, start, build, builds } = await setUpWarm();
  await publisher.kill("SIGTERM");
  const other = await start(soon);
  const { release } = await build("second");
  await other.prints("A full build has the same result as the quick ones.");
  await build("third");

  assert.match(String(release), /^\d/);
  assert.equal(builds(), "full warm warm");
});

test("a full build that differs goes live, with where it does, and quick builds are off", async () => {
  const { project, publisher, start, build, builds, title, readState } = await setUpWarm();
  await publisher.kill("SIGTERM");
  const other = await start(soon);
  project.write("warm", "differs");
  await build("second");
  assert.equal(title(), "quick");
  const newest = async () => (await readState()).builds[0];
  await waitUntil("the full build is live", async () => (await newest())?.by !== "second");
  rmSync(project.path("warm"));

  const checked = await newest();
  assert.deepEqual([title(), checked?.result], ["site", "live"]);
  assert.equal(checked?.differences, 1);
  assert.match(
    String(checked?.sentence),
    /in 1 file: \/index.html has “.*quick.*” instead of “.*site.*”/,
  );
  await other.prints("A quick build differs in /index.html");
  await build("third");
  await build("fourth");
  assert.equal(builds(), "full warm full incremental");

  project.write("src/code.ts", "repaired");
  await build("fifth");
  await build("sixth");
  assert.equal(builds(), "full warm full incremental full warm");
});

test("it ends when nobody works, and starts again when somebody opens the panel", async () => {
  const { publisher, start, send, build, builds } = await setUpWarm();
  await publisher.kill("SIGTERM");
  const other = await start({ PUBLISHER_IDLE_MINUTES: "0.01" });
  const ended = "The Gatsby that waits has ended, until somebody opens the panel.";
  const timesEnded = () => other.output().split(ended).length - 1;
  await waitUntil("it has ended", () => timesEnded() === 1, other.output);
  // Metrics are read at all times.
  await send("/state?by=metrics");
  await send("/state");
  await waitUntil("it has ended again", () => timesEnded() === 2, other.output);
  await build("second");
  await waitUntil("it has ended once more", () => timesEnded() === 3, other.output);

  assert.equal(builds(), "full warm");
});

test("a check that fails is repeated", async () => {
  const { publisher, start, build } = await setUpWarm();
  await publisher.kill("SIGTERM");
  const other = await start({ ...soon, CHECK: "fails once" });
  await build("second");

  await other.prints("The check of quick builds failed");
  await other.prints("A full build has the same result as the quick ones.");
});

test("a site that did not go live is not compared", async () => {
  const { project, settings, publisher, start, build, current } = await setUpWarm();
  await publisher.kill("SIGTERM");
  const other = await start({ PAGES: "/,/a/,/b/,/c/" });
  await build("second");
  const live = current();
  project.write("warm", "loses-pages");
  assert.equal((await build("third")).result, "failed");
  await other.kill("SIGTERM");
  const check = project.evaluate(
    `import { checkQuickBuilds } from "./publisher/check.ts";
     console.log(await checkQuickBuilds(process.env, AbortSignal.timeout(60_000)));`,
    settings,
  );

  assert.equal(await check.ended, 0, check.output());
  assert.match(check.output(), /^null$/m);
  assert.equal(current(), live);
});

test("after a rollback, a full build that differs does not go live", async () => {
  const { project, settings, publisher, build, send, readState, current } = await setUpWarm();
  project.write("warm", "differs");
  const { release } = await build("second");
  const first = (await readState()).retained.find((one) => one !== release) ?? "";
  assert.equal((await send("/rollback", { release: first })).status, 200);
  await publisher.kill("SIGTERM");
  const check = project.evaluate(
    `import { checkQuickBuilds } from "./publisher/check.ts";
     console.log(await checkQuickBuilds(process.env, AbortSignal.timeout(60_000)));`,
    settings,
  );

  assert.equal(await check.ended, 0, check.output());
  assert.match(check.output(), /^null$/m);
  assert.equal(current(), first);
});

test("a rollback does not wait until everything is compressed", async () => {
  const { project, publisher, start, build, send, readState, current } = await setUpWarm();
  await publisher.kill("SIGTERM");
  // Compressing these takes seconds.
  await start({ PAGES: ["/", ..."abcdef"].map((name) => `/${name}/`.replace("///", "/")).join() });
  project.write("words", randomBytes(750_000).toString("hex"));
  const { release } = await build("second");
  const first = (await readState()).retained.find((one) => one !== release) ?? "";
  await waitUntil("it is compressed", () => existsSync(project.path(".build.lock")));

  assert.equal((await send("/rollback", { release: first })).status, 200);
  assert.equal(current(), first);
});

test("a publish does not wait for such a build", async () => {
  const { project, publisher, start, build, builds, title } = await setUpWarm();
  await publisher.kill("SIGTERM");
  await start({ ...soon, CHECK: "hangs" });
  await build("second");
  const isChecking = () =>
    readdirSync(project.path("releases")).some((name) => name.includes("check-"));
  await waitUntil("it is checked", isChecking);
  project.write("words", "third");
  await build("third");

  assert.equal(title(), "third");
  assert.equal(builds(), "full warm warm");
});

test("a build that has ended in time does not end it later", async () => {
  const program = createStubProject().evaluate(
    `import { setTimeout } from "node:timers/promises";
     import { buildSite, startWarm } from "./publisher/build/build.ts";
     import { createWarmGatsby } from "./publisher/build/warm-gatsby.ts";
     const warm = createWarmGatsby(0.02);
     await buildSite(process.env);
     await startWarm(process.env, warm);
     for (const wait of [1500, 0]) {
       console.log((await buildSite(process.env, { warm })).kind);
       await setTimeout(wait);
     }
     await warm.stop();`,
    { STRAPI_API_URL: "http://cms.example" },
  );

  assert.equal(await program.ended, 0, program.output());
  assert.match(program.output(), /warm\nwarm\n$/);
});

test("if it dies while it waits, the log says so, and Gatsby builds", async () => {
  const project = createStubProject();
  const program = project.evaluate(
    `import { readFileSync } from "node:fs";
     import { setTimeout } from "node:timers/promises";
     import { buildSite, startWarm } from "./publisher/build/build.ts";
     import { createWarmGatsby } from "./publisher/build/warm-gatsby.ts";
     const warm = createWarmGatsby();
     await buildSite(process.env);
     await startWarm(process.env, warm);
     const { id } = JSON.parse(readFileSync(".cache/build-stamp.json", "utf8"));
     process.kill(Number(readFileSync("waiting", "utf8")), "SIGKILL");
     while (warm.isFor(id)) await setTimeout(10);
     console.log((await buildSite(process.env, { warm })).kind);`,
    { STRAPI_API_URL: "http://cms.example" },
  );

  assert.equal(await program.ended, 0, program.output());
  assert.match(program.output(), /The Gatsby that waits has ended:\n[^]*\nincremental\n$/);
});
