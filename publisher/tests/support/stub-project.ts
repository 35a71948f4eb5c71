import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { basename, dirname, join } from "node:path";
import { after } from "node:test";

import { createTempDir, writeFiles } from "./built-site.ts";
import { manifest } from "./manifest.ts";
import { waitUntil } from "./wait-until.ts";

const source = join(import.meta.dirname, "../..");

/**
 * A stub of Gatsby: records each build as full or incremental, writes the pages of PAGES, and
 * exits with CODE; time.txt has the time of the build. Ends with its parent, as gatsby-node.ts does. A file `hold` keeps it running;
 * FAILURE or a file `failure` is the error of the content check, RECORD or `record` the invalid
 * record, `held` has the records held back, `broken-links` the links that lead nowhere, and `words` the
 * title of the pages.
 */
const stubCode = `
const { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require("node:fs");
const { dirname } = require("node:path");
process.once("disconnect", () => process.exit(1));
process.channel?.unref();
const read = (name) => (existsSync(name) ? readFileSync(name, "utf8") : undefined);
const put = (name, text) => {
  mkdirSync(dirname(name), { recursive: true });
  writeFileSync(name, text);
};
const { CODE, INCREMENTAL_CODE, MANIFEST } = process.env;
const hold = () => {
  while (existsSync("hold")) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
};
const failure = () => process.env.FAILURE ?? read("failure");
const fail = () => {
  const { RECORD = read("record") } = process.env;
  if (RECORD) process.send({ recordAtFault: JSON.parse(RECORD) });
  console.error("Output of Gatsby\\n" + failure());
  process.exit(78);
};
const writeSite = () => {
  const { PAGES = "/", WORDS = read("words") ?? "site" } = process.env;
  for (const page of PAGES.split(","))
    put("public" + page + "index.html", '<!doctype html><meta charset="utf-8"><title>' + WORDS + "</title>");
  const held = JSON.parse(read("held") ?? "[]");
  const brokenLinks = JSON.parse(read("broken-links") ?? '{"total":0,"links":[]}');
  const manifest = { ...JSON.parse(MANIFEST), held, brokenLinks };
  put("public/.delivery/manifest.json", JSON.stringify(manifest));
  put("public/.delivery/content.json", process.env.LAST_CONTENT ?? "");
  put("public/time.txt", process.env.BUILD_TIME ?? "");
};
`;

const gatsby = `${stubCode}
const isIncremental = existsSync(".cache/redux") && existsSync("public");
appendFileSync("builds", isIncremental ? "incremental " : "full ");
put(".cache/redux/state", "");
rmSync(".cache/build-stamp.json", { force: true });
hold();
const isCheck = process.cwd().includes("check-");
if (CODE === "hang" || (isCheck && process.env.CHECK === "hangs")) setInterval(() => undefined, 1000);
else if (isCheck && process.env.CHECK === "fails once" && !existsSync("../../check-failed")) {
  put("../../check-failed", "");
  process.exit(1);
} else if (failure()) fail();
else {
  writeSite();
  process.exit(Number((isIncremental && INCREMENTAL_CODE) || CODE || 0));
}`;

/**
 * A stub of the Gatsby that waits for the next build: records each as warm, and the process of each start in
 * `waiting`. A file `warm-start` is the message of a start that fails, `warm` what it does at a build: it
 * `dies-before`, it is `unable`, it `hangs`, it `dies`, a `failure` `fails-later` than while it reads the content, its pages
 * have the title “quick” as it `differs`, or it `loses-pages`.
 */
const warmGatsby = `
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);
${stubCode}
if (existsSync("warm-start")) {
  console.error(read("warm-start"));
  process.exit(78);
}
process.on("message", ({ build: time }) => {
  const trouble = read("warm");
  if (trouble === "dies-before") {
    console.error("A worker has ended.");
    process.exit(1);
  }
  if (failure() && trouble !== "fails-later") fail();
  process.send({ building: true });
  process.env.BUILD_TIME = time;
  hold();
  if (trouble === "unable") return void process.send({ unable: "templates in use" });
  appendFileSync("builds", "warm ");
  if (trouble === "hangs") return;
  if (trouble === "dies") process.exit(1);
  if (failure()) fail();
  if (trouble === "differs") process.env.WORDS = "quick";
  if (trouble === "loses-pages") {
    for (const page of process.env.PAGES.split(",").slice(1)) rmSync("public" + page, { recursive: true });
    process.env.PAGES = "/";
  }
  writeSite();
  process.send({ built: true });
});
process.channel.ref();
appendFileSync("waiting", process.pid + " ");
process.send({ ready: true });`;

/** The inputs of a build, without content. */
const inputs = {
  "brand/icon.svg": "",
  "src/code.ts": "",
  "static/icon.svg": "",
  "cms/src/api/schema.ts": "",
  "cms/src/components/part.json": "{}",
  "gatsby-browser.tsx": "",
  "gatsby-config.ts": "",
  "gatsby-node.ts": "",
  "gatsby-ssr.tsx": "",
  "package.json": "{}",
  "package-lock.json": "{}",
  "tsconfig.json": "{}",
  "node_modules/.package-lock.json": "{}",
  "node_modules/gatsby/cli.js": gatsby,
  "src/gatsby/warm/main.ts": warmGatsby,
};

/**
 * A copy of publisher/ in a separate project, with a stub in place of Gatsby.
 *
 * @param parent its folder, which the caller deletes; else it is deleted after the tests, and its
 *   programs are killed.
 */
export const createStubProject = (parent?: string) => {
  // With a space, since developers' paths have one.
  const folder = join(parent ?? createTempDir(), "stub project");
  for (const name of ["common", "publisher"]) {
    cpSync(join(source, "..", name), join(folder, name), {
      recursive: true,
      filter: (path) => basename(path) !== "node_modules",
    });
  }
  writeFiles(folder, inputs);
  for (const name of ["htmlparser2", "proper-lockfile", "sirv"]) {
    const target = dirname(findPackageJSON(name, import.meta.url) ?? "");
    symlinkSync(target, join(folder, "node_modules", name));
  }
  const programs = new Set<ChildProcess>();
  if (parent === undefined) after(() => programs.forEach((program) => program.kill("SIGKILL")));
  const env = (more: Record<string, string>) => ({
    PATH: process.env.PATH,
    MANIFEST: JSON.stringify({ ...manifest, scripts: [] }),
    ...more,
  });

  const start = (args: string[], more: Record<string, string> = {}) => {
    const program = spawn(process.execPath, args, { cwd: folder, env: env(more) });
    programs.add(program);
    let text = "";
    for (const stream of [program.stdout, program.stderr]) {
      stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    }
    const closed = once(program, "close") as Promise<[code: number | null]>;

    return {
      output: () => text,
      prints: (words: string) =>
        waitUntil(
          `it prints "${words}"`,
          () => text.includes(words),
          () => text,
        ),
      /** Resolves with the exit code, or null after a signal. */
      ended: closed.then(([code]) => code),
      hasEnded: () => program.exitCode !== null || program.signalCode !== null,
      write: (words: string) => program.stdin.write(words),
      kill: async (signal: NodeJS.Signals = "SIGKILL") => {
        program.kill(signal);
        await closed;
      },
    };
  };

  return {
    folder,
    path: (name: string) => join(folder, name),
    exists: (name: string) => existsSync(join(folder, name)),
    read: (name: string) => readFileSync(join(folder, name), "utf8"),
    write: (name: string, text: string) => {
      mkdirSync(join(folder, name, ".."), { recursive: true });
      writeFiles(folder, { [name]: text });
    },
    /** Runs a module's code; `./publisher/x.ts` is its import. */
    evaluate: (code: string, more?: Record<string, string>) =>
      start(["--input-type=module", "--eval", code], more),
    /** Starts a command of publisher/main.ts. */
    start: (args: string[], more?: Record<string, string>) =>
      start([join(folder, "publisher/main.ts"), ...args], more),
    /** Runs a command of publisher/main.ts to its end. */
    run: async (args: string[], more?: Record<string, string>) => {
      const program = start([join(folder, "publisher/main.ts"), ...args], more);

      return { code: await program.ended, output: program.output() };
    },
  };
};

export type StubProject = ReturnType<typeof createStubProject>;
