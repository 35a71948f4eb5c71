/** @jest-environment node */
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, symlinkSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const script = `
  import { alone } from "./scripts/support/alone.mjs";
  await alone(async () => {
    console.log("began");
    await new Promise((end) => process.stdin.once("data", end));
    console.log("ended");
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
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text: Buffer) => {
      words += text.toString();
      for (const listener of listeners) listener();
    });
  }

  return {
    end: () => child.stdin.write("\n"),
    kill: () => child.kill("SIGKILL"),
    ended: once(child, "exit"),
    words: () => words,
    says: (text: string) =>
      new Promise<void>((resolve) => {
        const listen = () => {
          if (words.includes(text)) resolve();
        };
        listeners.add(listen);
        listen();
      }),
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
  expect(second.words()).not.toContain("began");

  first.end();
  await second.says("began");
  expect(first.words()).toContain("ended");

  second.end();
  expect(await second.ended).toEqual([0, null]);
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
