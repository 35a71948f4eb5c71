import { createHmac } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, readlinkSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import { waitUntil } from "../publisher/testing/wait-until";

import { answers, fakeProject, freePort } from "./testing/project";

jest.setTimeout(120_000);

type Outcome = {
  build: string | null;
  result: string;
  release?: string;
  sentence?: string;
  record?: object;
};
type State = {
  building: string | null;
  last: Outcome | null;
  current: { id: string } | null;
  releases: { id: string }[];
};

const record = { uid: "api::article.article", documentId: "late" };
const secret = "a-secret-of-both-sides";

let project: ReturnType<typeof fakeProject>;
let service: Server;
let outcomes: Outcome[];
let settings: Record<string, string>;

beforeEach(async () => {
  project = fakeProject();
  outcomes = [];
  // What stands in place of the content service records what it is told.
  service = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      if (request.method === "POST") outcomes.push(JSON.parse(body));
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end('{ "accepted": true }');
    });
  }).listen(0, "127.0.0.1");
  await once(service, "listening");
  settings = {
    PUBLISHER_SECRET: secret,
    PUBLISHER_PORT: await freePort(),
    STRAPI_API_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
    STRAPI_TOKEN: "a-token-of-the-site",
  };
});

afterEach(() => {
  service.closeAllConnections();
  service.close();
  project.remove();
});

const outcomeOf = async (build: string) => {
  const found = () => outcomes.findLast((outcome) => outcome.build === build);
  await waitUntil(
    `build ${build} has an outcome`,
    () => found() !== undefined,
    () => outcomes,
  );

  return found();
};
const startBuilder = async (given: Record<string, string> = {}) => {
  const starts = () => outcomes.filter(({ result }) => result === "ready").length;
  const before = starts();
  const builder = project.start("builder", { ...settings, ...given });
  await waitUntil("the builder says that it is there", () => starts() > before, builder.output);

  return builder;
};
const ask = async (message: object, key = secret) => {
  const body = JSON.stringify(message);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex");
  const answer = await fetch(`http://127.0.0.1:${settings.PUBLISHER_PORT}/`, {
    method: "POST",
    headers: {
      "X-Publishing-Timestamp": timestamp,
      "X-Publishing-Signature": `sha256=${signature}`,
    },
    body,
  });

  return {
    status: answer.status,
    connection: answer.headers.get("connection"),
    body: (await answer.json()) as State & { error?: string },
  };
};
const current = () => readlinkSync(project.path("releases/current"));
describe("npm run builder", () => {
  it("takes only signed requests, and only those that it knows", async () => {
    const builder = await startBuilder();

    expect((await ask({ action: "state" }, "another secret")).status).toBe(401);
    expect((await ask({ action: "state" })).connection).toBe("close");
    expect((await ask({ action: "delete" })).status).toBe(400);
    expect((await ask({ action: "build" })).status).toBe(400);
    expect((await ask({ action: "restore", release: "../.." })).status).toBe(404);
    expect((await ask({ action: "state" })).body).toEqual({
      building: null,
      current: null,
      releases: [],
      last: null,
    });
    await builder.interrupt();
  });

  it("makes releases, says how it went, and goes back to an earlier one", async () => {
    const held = [{ ...record, sentence: "The article has no title.", shown: true }];
    const builder = await startBuilder({ FAKE_HELD: JSON.stringify(held) });
    expect((await ask({ action: "build", build: "one" })).body.building).toBe("one");
    expect((await ask({ action: "build", build: "two" })).status).toBe(409);
    expect((await ask({ action: "build", build: "one" })).status).toBe(202);
    const first = await outcomeOf("one");

    expect(first).toMatchObject({ result: "live", pages: 1, held });
    expect(current()).toBe(first?.release);
    const content = project.path("releases/current/content.json");
    // The fake build writes where the content of the current release would be.
    expect(readFileSync(content, "utf8")).toBe(content);
    expect(statSync(content).mode & 0o777).toBe(0o600);
    expect(readFileSync(project.path("releases/current/site/index.html"), "utf8")).toContain(
      "<title>site",
    );

    await ask({ action: "build", build: "two" });
    const second = await outcomeOf("two");
    expect(current()).toBe(second?.release);
    const { status, body } = await ask({ action: "restore", release: first?.release });
    expect([status, body.current?.id]).toEqual([200, first?.release]);
    expect(body.releases.map(({ id }) => id)).toEqual([second?.release, first?.release]);
    expect(current()).toBe(first?.release);
    await builder.interrupt();
  });

  it("leaves the last release in place when a build fails, and passes its sentence on", async () => {
    const sentence = 'The article "late" has no title: add it in the content manager.';
    const good = await startBuilder();
    await ask({ action: "build", build: "good" });
    const { release } = (await outcomeOf("good")) ?? {};
    await good.interrupt();

    const builder = await startBuilder({
      FAKE_REJECTION: sentence,
      FAKE_FAULT: JSON.stringify(record),
    });
    await ask({ action: "build", build: "bad" });
    expect(await outcomeOf("bad")).toMatchObject({ result: "failed", sentence, record });
    expect(current()).toBe(release);
    await builder.interrupt();

    const nameless = await startBuilder({ FAKE_REJECTION: "The content service is away." });
    await ask({ action: "build", build: "nameless" });
    expect(await outcomeOf("nameless")).not.toHaveProperty("record");
    await nameless.interrupt();
  });

  it("takes a build with it when it dies, and starts again with the last release", async () => {
    const good = await startBuilder();
    await ask({ action: "build", build: "good" });
    const { release } = (await outcomeOf("good")) ?? {};
    await good.interrupt();
    const program = readFileSync(project.path("node_modules/gatsby/cli.js"), "utf8");
    const gatsbyPort = await freePort();
    project.write(
      "node_modules/gatsby/cli.js",
      `const { mkdirSync, writeFileSync } = require("node:fs");
       mkdirSync("public", { recursive: true });
       writeFileSync("public/index.html", "half");
       require("node:http").createServer((_, response) => response.end()).listen(${gatsbyPort});`,
    );

    const killed = await startBuilder();
    await ask({ action: "build", build: "killed" });
    await waitUntil("the build has begun", () => answers(gatsbyPort));
    killed.child.kill("SIGKILL");
    await waitUntil("the build has ended", async () => !(await answers(gatsbyPort)));
    expect(current()).toBe(release);

    project.write("node_modules/gatsby/cli.js", program);
    const builder = await startBuilder();
    const { body } = await ask({ action: "state" });
    expect([body.building, body.current?.id]).toEqual([null, release]);
    await ask({ action: "build", build: "next" });
    expect(await outcomeOf("next")).toMatchObject({ result: "live" });
    expect(readFileSync(project.path("releases/current/site/index.html"), "utf8")).toContain(
      "<title>site",
    );
    await builder.interrupt();
  });
});

/** Lets Gatsby run until there is a file. */
const holdGatsby = () => {
  const program = "node_modules/gatsby/cli.js";
  const text = readFileSync(project.path(program), "utf8");
  project.write(
    program,
    `const fs = require("node:fs");
     fs.writeFileSync("begun", "");
     while (!fs.existsSync("go-on")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
     ${text}`,
  );
};

describe("what happens without the content service", () => {
  it("a builder that was killed after the switch says how its build ended", async () => {
    const killed = await startBuilder();
    await ask({ action: "build", build: "one" });
    const { release } = (await outcomeOf("one")) ?? {};
    killed.child.kill("SIGKILL");
    await once(killed.child, "close");

    const builder = await startBuilder();
    expect((await ask({ action: "state" })).body.last).toMatchObject({
      build: "one",
      result: "live",
      release,
    });
    await builder.interrupt();
  });

  it("a builder publishes new code by itself, and once", async () => {
    const old = await startBuilder();
    await ask({ action: "build", build: "old" });
    const { release } = (await outcomeOf("old")) ?? {};
    await old.interrupt();
    project.write("src/new-code.ts", "export {};");

    const builder = await startBuilder();
    await waitUntil("the new code is live", () => current() !== release);
    await waitUntil("the builder says so", () =>
      outcomes.some(({ build, result }) => build === null && result === "live"),
    );
    await builder.interrupt();
    const again = await startBuilder();
    expect((await ask({ action: "state" })).body).toMatchObject({
      building: null,
      current: { id: current() },
    });
    await again.interrupt();
  });

  it("nobody goes back to an earlier release while a command builds: it would be undone", async () => {
    const builder = await startBuilder();
    for (const build of ["one", "two"]) {
      await ask({ action: "build", build });
      await outcomeOf(build);
    }
    const first = (await outcomeOf("one"))?.release;
    holdGatsby();
    const release = project.start("release", settings);
    await waitUntil("the build has begun", () => existsSync(project.path("begun")));

    const { status, body } = await ask({ action: "restore", release: first });
    expect([status, body.error]).toEqual([409, "A build is running: try again when it has ended."]);
    const rollback = project.start("release-rollback", settings, [String(first)]);
    await rollback.says("this waits for its end");
    project.write("go-on", "");
    await release.says("Visitors get");
    await waitUntil("the rollback has ended", () => rollback.child.exitCode !== null);
    expect(current()).toBe(first);
    await builder.interrupt();
  });
});

describe("npm run release", () => {
  it("refuses a site that lacks half of the pages that visitors see", () => {
    const release = (pages: string, more: Record<string, string> = {}) =>
      project.run("release", { ...settings, FAKE_PAGES: pages, ...more }, "", ["--full"]);
    expect(release("/,/blog/,/blog/a/,/blog/b/").status).toBe(0);
    const good = current();

    const { status, words } = release("/,/blog/,/blog/d/");
    expect(status).toBe(1);
    expect(words).toMatch(
      /Of the 4 pages of the last site 2 are gone, \/blog\/a\/ for one: .*ACCEPT_FEWER_PAGES=true/,
    );
    expect(current()).toBe(good);

    expect(release("/,/blog/,/blog/b/").status).toBe(0);
    expect(release("/", { ACCEPT_FEWER_PAGES: "true" }).status).toBe(0);
    expect(current()).not.toBe(good);
  });
});

describe("npm run release:report", () => {
  it("tells how a build ended that ran elsewhere, with the last line of its log and the record at fault", () => {
    project.write(".cache/fault.json", JSON.stringify(record));
    const log = "Gatsby's own words\n\u001b[31mThe file is gone.\u001b[0m\n  ✗ building  1 s\n\n";
    project.write("build.log", log);
    const args = ["failed", "--build", "one", "--log", project.path("build.log")];
    // Run beside this process, whose server must answer.
    return new Promise<void>((done) => {
      const child = project.start("release-report", settings, args);
      child.child.on("exit", (code) => {
        expect(code).toBe(0);
        expect(outcomes).toEqual([
          { build: "one", result: "failed", sentence: "The file is gone.", record },
        ]);
        done();
      });
    });
  });
});

describe("a signature", () => {
  it("is the one that the content service makes and checks", () => {
    // The same example as in cms/tests/publishing.test.ts.
    const headers = project.evaluate(
      `Date.now = () => 1767225600000;
       const { signedHeaders, isSigned } = await import("./signature.mjs");
       const headers = signedHeaders("${secret}", "{}");
       console.log(headers["x-publishing-signature"], isSigned("${secret}", "{}", headers));`,
    );

    expect(headers).toBe(
      "sha256=ad7eacb8593a93ea233d38ad3acab930216fb93e7d1c345fa95c818ee5b322c8 true",
    );
  });
});
