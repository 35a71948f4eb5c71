import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { waitUntil } from "../publisher/testing/wait-until";

// What two programs print arrives in any order; what they write into one file does not.
const script = `
  import { appendFileSync } from "node:fs";
  import { alone } from "./scripts/support/alone.mjs";
  await alone(async (signal) => {
    console.log("began");
    appendFileSync("order.txt", "began ");
    await new Promise((end, fail) => {
      process.stdin.once("data", end);
      signal.addEventListener("abort", () => fail(signal.reason));
    });
    appendFileSync("order.txt", "ended ");
  });
  process.exit();
`;

let project: string;
const running = new Set<ChildProcessWithoutNullStreams>();

const start = () => {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: project,
  });
  running.add(child);
  let words = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => (words += text.toString()));
  }

  return {
    end: () => child.stdin.write("\n"),
    kill: () => child.kill("SIGKILL"),
    ended: once(child, "exit"),
    words: () => words,
    says: (text: string) =>
      waitUntil(
        `it says "${text}"`,
        () => words.includes(text),
        () => words,
      ),
  };
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "alone "));
  cpSync("scripts/support", join(project, "scripts/support"), { recursive: true });
  symlinkSync(join(process.cwd(), "node_modules"), join(project, "node_modules"));
});

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
});

it("lets a second build wait for the end of the first, and says so", async () => {
  const first = start();
  await first.says("began");
  const second = start();
  await second.says("this waits for its end");
  first.end();
  await second.says("began");
  second.end();
  expect(await second.ended).toEqual([0, null]);
  expect(readFileSync(join(project, "order.txt"), "utf8")).toBe("began ended began ended ");
});

it("goes on after a build that was killed", async () => {
  const first = start();
  await first.says("began");
  first.kill();
  await first.ended;
  const aMinuteAgo = Date.now() / 1000 - 60;
  utimesSync(join(project, ".build.lock"), aMinuteAgo, aMinuteAgo);

  const second = start();
  await second.says("began");
});

it("ends its work when another command has taken the lock", async () => {
  const first = start();
  await first.says("began");
  rmSync(join(project, ".build.lock"), { recursive: true });

  await first.says("Another command has begun to build the site in this folder");
  expect(await first.ended).toEqual([1, null]);
  expect(readFileSync(join(project, "order.txt"), "utf8")).toBe("began ");
});
