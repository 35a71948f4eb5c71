import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, describe, test } from "node:test";

import type { Outcome } from "../outcome.ts";
import { freePort } from "../testing/ports.ts";
import { createStubProject, type StubProject } from "../testing/stub-project.ts";
import { waitUntil } from "../testing/wait-until.ts";

const secret = "a-secret-of-both-sides";
const record = { uid: "api::article.article", documentId: "late" };

type State = {
  building: string | null;
  last: Outcome | null;
  current: { id: string } | null;
  releases: { id: string }[];
  error?: string;
};
type Reported = Omit<Outcome, "result"> & { result: string };

/** Stands in for the content service: records what is reported. */
const startService = async () => {
  const reports: { outcome: Reported; authorization: string | undefined }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      reports.push({ outcome: JSON.parse(body), authorization: request.headers.authorization });
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end('{ "accepted": true }');
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  after(() => server.close());

  return { reports, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const setUp = async () => {
  const project = createStubProject();
  const { reports, url } = await startService();
  const port = await freePort();
  const settings = {
    PUBLISHER_SECRET: secret,
    PUBLISHER_PORT: String(port),
    STRAPI_API_URL: url,
    STRAPI_TOKEN: "a-token-of-the-site",
  };
  const post = async (message: object, headers: Record<string, string>) => {
    const response = await fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers,
      body: JSON.stringify(message),
    });

    return {
      status: response.status,
      connection: response.headers.get("connection"),
      body: (await response.json()) as State,
    };
  };

  return {
    project,
    settings,
    reports,
    port,
    post,
    /** Starts `run`, and waits for its report that it is ready. */
    startPublisher: async (more: Record<string, string> = {}) => {
      const starts = () => reports.filter(({ outcome }) => outcome.result === "ready").length;
      const before = starts();
      const program = project.start(["run"], { ...settings, ...more });
      await waitUntil("the publisher is ready", () => starts() > before, program.output);

      return program;
    },
    ask: (message: object, key = secret) => post(message, { Authorization: `Bearer ${key}` }),
    outcomeOf: async (build: string | null) => {
      const find = () =>
        reports.findLast(({ outcome }) => outcome.build === build && outcome.result !== "ready");
      await waitUntil(
        `build ${build} has an outcome`,
        () => find() !== undefined,
        () => reports,
      );

      return find()?.outcome as Reported;
    },
    run: (args: string[], more: Record<string, string> = {}) =>
      project.run(args, { ...settings, ...more }),
    current: () => readlinkSync(project.path("releases/current")),
    title: () => /<title>(.*)<\/title>/.exec(project.read("releases/current/site/index.html"))?.[1],
  };
};

/** Preloaded, kills the process with a signal before a call of node:fs/promises. */
const killBefore = (project: StubProject, call: string, pattern: string) => {
  project.write(
    "kill.mjs",
    `import fs from "node:fs/promises";
     import { syncBuiltinESMExports } from "node:module";
     const original = fs.${call};
     fs.${call} = (...args) => {
       if (process.argv[2] === "run" && args.some((arg) => ${pattern}.test(String(arg)))) {
         process.kill(process.pid, "SIGKILL");
         return new Promise(() => undefined);
       }
       return original(...args);
     };
     syncBuiltinESMExports();`,
  );

  return { NODE_OPTIONS: `--import=${new URL(`file://${project.path("kill.mjs")}`).href}` };
};

describe("the publisher", () => {
  test("takes requests with the secret only, and only those that it knows", async () => {
    const { ask, post, startPublisher } = await setUp();
    await startPublisher();

    assert.equal((await ask({ action: "state" }, "another secret")).status, 401);
    assert.equal((await post({ action: "state" }, {})).status, 401);
    assert.equal((await ask({ action: "state" })).connection, "close");
    assert.equal((await ask({ action: "delete" })).status, 400);
    assert.equal((await ask({ action: "build" })).status, 400);
    assert.equal((await ask({ action: "rollback", release: "../.." })).status, 404);
    assert.equal((await ask({ action: "state", text: "x".repeat(20_000) })).status, 413);
    assert.deepEqual((await ask({ action: "state" })).body, {
      building: null,
      current: null,
      releases: [],
      last: null,
    });
  });

  test("takes signed requests of an older content service, of the last five minutes", async () => {
    const { post, startPublisher } = await setUp();
    await startPublisher();
    const signed = (age: number) => {
      const message = { action: "state" };
      const timestamp = String(Math.floor(Date.now() / 1000) - age);
      const hash = createHmac("sha256", secret)
        .update(`${timestamp}.${JSON.stringify(message)}`)
        .digest("hex");

      return post(message, {
        "X-Publishing-Timestamp": timestamp,
        "X-Publishing-Signature": `sha256=${hash}`,
      });
    };

    assert.equal((await signed(290)).status, 200);
    assert.equal((await signed(310)).status, 401);
    assert.equal((await signed(-310)).status, 401);
  });

  test("publishes one build at a time, reports it, and rolls back", async () => {
    const { project, ask, outcomeOf, startPublisher, current, reports } = await setUp();
    await startPublisher();
    project.write("hold", "");
    assert.equal((await ask({ action: "build", build: "one" })).body.building, "one");
    assert.equal((await ask({ action: "build", build: "two" })).status, 409);
    assert.equal((await ask({ action: "build", build: "one" })).status, 202);
    rmSync(project.path("hold"));
    const first = await outcomeOf("one");

    assert.equal(reports.at(-1)?.authorization, `Bearer ${secret}`);
    assert.deepEqual([first.result, first.pages], ["live", 1]);
    assert.equal(current(), first.release);
    // The stub writes the value of LAST_CONTENT.
    const content = project.path("releases/current/content.json");
    assert.equal(readFileSync(content, "utf8"), content);
    assert.equal(statSync(content).mode & 0o777, 0o600);

    await ask({ action: "build", build: "two" });
    const second = await outcomeOf("two");
    assert.equal(current(), second.release);
    const { status, body } = await ask({ action: "rollback", release: first.release });
    assert.deepEqual([status, body.current?.id], [200, first.release]);
    assert.deepEqual(
      body.releases.map(({ id }) => id),
      [second.release, first.release],
    );
  });

  test("publishes new code by itself, once, and not after a rollback", async () => {
    const { project, ask, outcomeOf, startPublisher, current, run } = await setUp();
    const old = await startPublisher();
    await ask({ action: "build", build: "old" });
    const { release: first } = await outcomeOf("old");
    await old.kill("SIGTERM");
    project.write("src/new-code.ts", "export {};");

    const publisher = await startPublisher();
    await outcomeOf(null);
    assert.notEqual(current(), first);
    await publisher.kill("SIGTERM");
    assert.equal((await run(["rollback"])).code, 0);
    await startPublisher();
    const { body } = await ask({ action: "state" });
    assert.deepEqual([body.building, body.current?.id], [null, first]);
  });

  test("does not roll back while a command builds: the build would undo it", async () => {
    const { project, settings, ask, outcomeOf, startPublisher, current } = await setUp();
    await startPublisher();
    for (const build of ["one", "two"]) {
      await ask({ action: "build", build });
      await outcomeOf(build);
    }
    const first = (await outcomeOf("one")).release;
    project.write("hold", "");
    const command = project.start(["release"], settings);
    await waitUntil("the build has begun", () => project.read("builds").split(" ").length > 3);

    const { status, body } = await ask({ action: "rollback", release: first });
    assert.deepEqual(
      [status, body.error],
      [409, "A build is running: try again when it has ended."],
    );
    const rollback = project.start(["rollback", String(first)], settings);
    await rollback.prints("Waiting for another build");
    rmSync(project.path("hold"));
    assert.equal(await command.ended, 0);
    assert.equal(await rollback.ended, 0);
    assert.equal(current(), first);
  });
});

/** In place of twenty seconds without a sign of the process that was killed. */
const expireLock = (project: StubProject) => {
  const aMinuteAgo = Date.now() / 1000 - 60;
  utimesSync(project.path(".build.lock"), aMinuteAgo, aMinuteAgo);
};

// The failure table of docs/publishing.md: each row is a publisher that dies or fails at a step.
describe("after a failure", () => {
  /** A publisher with a live release, and a function that counts the builds so far. */
  const withRelease = async () => {
    const all = await setUp();
    const publisher = await all.startPublisher();
    await all.ask({ action: "build", build: "good" });
    const good = await all.outcomeOf("good");

    return {
      ...all,
      publisher,
      good: String(good.release),
      builds: () => all.project.read("builds").trim().split(" ").slice(1),
    };
  };
  type Context = Awaited<ReturnType<typeof withRelease>>;

  /** Kills the publisher in the build "bad", starts it again, and publishes the build "next". */
  const killAndPublish = async (context: Context, env: Record<string, string>) => {
    const { publisher, startPublisher, ask, outcomeOf, title } = context;
    await publisher.kill("SIGTERM");
    const killed = await startPublisher({ ...env, WORDS: "bad" });
    await ask({ action: "build", build: "bad" });
    await killed.ended;
    const left = title();
    expireLock(context.project);
    await startPublisher({ WORDS: "next" });
    const { last, current } = (await ask({ action: "state" })).body;
    await ask({ action: "build", build: "next" });
    assert.equal((await outcomeOf("next")).result, "live");
    assert.equal(title(), "next");

    return { left, last, current };
  };

  test("of Gatsby's, the release stays, and the next build is full", async () => {
    const context = await withRelease();
    const { publisher, startPublisher, ask, outcomeOf, current, good, builds } = context;
    await publisher.kill("SIGTERM");
    await startPublisher({ CODE: "1" });
    await ask({ action: "build", build: "bad" });
    const outcome = await outcomeOf("bad");

    assert.equal(outcome.sentence, "The site could not be built: see the log of the build.");
    assert.equal(current(), good);
    // Incremental first, then full.
    assert.deepEqual(builds(), ["incremental", "full"]);
  });

  test("of the content's check, the outcome has its sentence and the record", async () => {
    const { publisher, startPublisher, ask, outcomeOf, current, good } = await withRelease();
    const sentence = 'The article "late" has no title: add it in the content manager.';
    await publisher.kill("SIGTERM");
    const failing = await startPublisher({ FAILURE: sentence, RECORD: JSON.stringify(record) });
    await ask({ action: "build", build: "bad" });
    const { result, sentence: reported, record: at } = await outcomeOf("bad");

    assert.deepEqual([result, reported, at], ["failed", sentence, record]);
    assert.equal(current(), good);
    await failing.kill("SIGTERM");
    // The outcome is still known.
    await startPublisher();
    assert.equal((await ask({ action: "state" })).body.last?.sentence, sentence);
  });

  test("in Gatsby, Gatsby ends too, and the next build is full", async () => {
    const { project, publisher, startPublisher, ask, outcomeOf, current, good, builds } =
      await withRelease();
    await ask({ action: "build", build: "before" });
    await outcomeOf("before");
    await publisher.kill("SIGTERM");
    // Answers while it runs.
    const port = await freePort();
    const stub = project.read("node_modules/gatsby/cli.js");
    project.write(
      "node_modules/gatsby/cli.js",
      `require("node:http").createServer((_, response) => response.end()).listen(${port});
       process.env.CODE = "hang";${stub}`,
    );
    const isRunning = () =>
      fetch(`http://127.0.0.1:${port}`).then(
        () => true,
        () => false,
      );
    const killed = await startPublisher();
    await ask({ action: "build", build: "bad" });
    await waitUntil("Gatsby runs", isRunning);
    await waitUntil("Gatsby has begun", () => builds().length === 2);
    await killed.kill();
    expireLock(project);
    await waitUntil("Gatsby has ended", async () => !(await isRunning()));
    assert.notEqual(current(), good);

    project.write("node_modules/gatsby/cli.js", stub);
    const next = await startPublisher();
    await ask({ action: "build", build: "next" });
    assert.equal((await outcomeOf("next")).result, "live");
    assert.equal(builds().at(-1), "full");
    await next.kill();
  });

  test("in the release folder, the folder is unfinished, and the next build is incremental", async () => {
    const context = await withRelease();
    const { left, last } = await killAndPublish(
      context,
      killBefore(context.project, "writeFile", "/\\.making-.*\\/manifest\\.json$/"),
    );

    assert.equal(left, "site");
    assert.equal(last?.build, "good");
    assert.deepEqual(context.builds(), ["incremental", "incremental"]);
  });

  test("before the link of the current release moves, the old release stays whole", async () => {
    const context = await withRelease();
    const { left, last } = await killAndPublish(
      context,
      killBefore(context.project, "rename", "/\\/current$/"),
    );

    assert.equal(left, "site");
    assert.equal(last?.build, "good");
  });

  test("while old releases are deleted, the new one is live, and nothing is built twice", async () => {
    const context = await withRelease();
    const { left, last, current } = await killAndPublish(
      context,
      killBefore(context.project, "rm", "/\\.spare$/"),
    );

    assert.equal(left, "bad");
    assert.deepEqual([last?.build, last?.result], ["bad", "live"]);
    assert.equal(current?.id, last?.release);
  });

  test("before the outcome is saved, the release names its build", async () => {
    const context = await withRelease();
    const { left, last } = await killAndPublish(
      context,
      killBefore(context.project, "writeFile", "/outcome\\.json\\.new$/"),
    );

    assert.equal(left, "bad");
    assert.deepEqual([last?.build, last?.result], ["bad", "live"]);
  });

  test("on a full disk, the outcome says so, and the release stays", async () => {
    const { project, publisher, startPublisher, ask, outcomeOf, current, good } =
      await withRelease();
    await publisher.kill("SIGTERM");
    project.write(
      "full.mjs",
      `import fs from "node:fs/promises";
       import { syncBuiltinESMExports } from "node:module";
       const { writeFile } = fs;
       fs.writeFile = (path, ...args) =>
         /making|outcome/.test(String(path))
           ? Promise.reject(Object.assign(new Error("full"), { code: "ENOSPC", path: "/disk" }))
           : writeFile(path, ...args);
       syncBuiltinESMExports();`,
    );
    await startPublisher({
      NODE_OPTIONS: `--import=file://${encodeURI(project.path("full.mjs"))}`,
    });
    await ask({ action: "build", build: "bad" });

    assert.match(String((await outcomeOf("bad")).sentence), /the disk is full: free some space/);
    assert.equal((await ask({ action: "state" })).body.last?.build, "bad");
    assert.equal(current(), good);
  });
});

describe("the commands", () => {
  test("release refuses a site that lacks half of the pages that visitors see", async () => {
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
    assert.match((await run(["release", "--built"])).output, /--built is now --skip-build\./);
    const { output: told } = await publish("/", { ACCEPT_FEWER_PAGES: "true" });
    assert.match(told, /ACCEPT_FEWER_PAGES is now ALLOW_PAGE_LOSS\./);
    assert.notEqual(current(), good);
  });

  test("report sends the outcome of a build elsewhere: what release has saved, or that it did not finish", async () => {
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
    // After a release that was not given the name.
    assert.equal((await run(["report", "live", "--build", "four", "--log", "old"])).code, 0);
    const four = outcomes().at(-1);
    assert.deepEqual([four?.result, four?.release, four?.build], ["live", three?.release, "four"]);
  });

  test("verify and an unknown command say how they are used", async () => {
    const { run } = await setUp();

    assert.match((await run(["verify", "nowhere"])).output, /Usage: npm run verify/);
    assert.match((await run(["release", "--unknown"])).output, /^\nUnknown option '--unknown'/);
    assert.match((await run(["nothing"])).output, /Usage: node publisher\/main\.ts run\|/);
  });

  test("a port that is taken is named with the setting that changes it", async () => {
    const { project, run, settings, startPublisher } = await setUp();
    await startPublisher();
    const { code, output } = await run(["run"]);

    assert.equal(code, 1);
    assert.match(
      output,
      new RegExp(`Port ${settings.PUBLISHER_PORT} is in use\\. .*PUBLISHER_PORT=`),
    );
    mkdirSync(project.path("releases"), { recursive: true });
    assert.match((await run(["serve"])).output, /There is no release yet/);
  });
});
