import { spawn } from "node:child_process";

import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";

/** @typedef {{ cwd?: string, env?: Record<string, string | undefined>, show?: boolean, keep?: number, ipc?: boolean, signal?: AbortSignal | undefined }} Options */
/** @typedef {import("node:child_process").ChildProcess & { ended: Promise<number>, output: (count?: number) => string }} Child */

/**
 * The code with which the site's build and the content service end when their
 * last line says what is wrong (EX_CONFIG of sysexits.h).
 */
export const explainedExit = 78;

const shownLines = 60;

/** @type {Set<Child>} */
const running = new Set();
let stopping = false;

/**
 * Starts a program in a process group of its own, so that it can be stopped with
 * all it started, and keeps the last lines of what it prints: 60, or as many as `keep` says. Its
 * `output` is the last 60 of them, or as many as it is asked for.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options} [options] `show` passes the output on as it comes; `ipc` opens a channel,
 *   by whose end the program learns that this process has died; `signal` stops it.
 * @returns {Child}
 */
export const start = (
  command,
  args,
  { cwd = root, env = {}, show = false, keep = shownLines, ipc = false, signal } = {},
) => {
  // A step that goes on after Ctrl-C would leave behind what it starts now.
  if (stopping) throw new Failure("Everything is being stopped.");
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", ...(ipc ? [/** @type {const} */ ("ipc")] : [])],
  });
  let lines = "";
  /** @param {NodeJS.WriteStream} target */
  const record = (target) => (/** @type {Buffer} */ chunk) => {
    lines = (lines + chunk.toString()).split("\n").slice(-keep).join("\n");
    if (show) target.write(chunk);
  };
  child.stdout?.on("data", record(process.stdout));
  child.stderr?.on("data", record(process.stderr));

  const tracked = Object.assign(child, {
    output: (count = shownLines) => lines.trim().split("\n").slice(-count).join("\n"),
    ended: new Promise((/** @type {(code: number) => void} */ resolve) => {
      child.on("error", (error) => {
        lines += error.message;
        resolve(127);
      });
      child.on("close", (code) => resolve(code ?? 1));
    }),
  });
  running.add(tracked);
  void tracked.ended.then(() => running.delete(tracked));
  signal?.addEventListener("abort", () => void stop(tracked), { once: true });

  return tracked;
};

/**
 * Runs a program to its end.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {Options & { failure: string }} options `failure` is the sentence for when it does not end well.
 * @returns {Promise<string>} the last lines it printed.
 */
export const run = async (command, args, { failure, ...options }) => {
  options.signal?.throwIfAborted();
  const child = start(command, args, options);
  const code = await child.ended;
  options.signal?.throwIfAborted();
  if (code === explainedExit) throw new Failure(child.output().split("\n").at(-1) ?? failure);
  if (code !== 0) throw new Failure(failure, options.show ? "" : child.output());

  return child.output();
};

const stopTimeoutMs = 10_000;

/** Stops a program and everything it started: asked first, and made to after ten seconds.
 *
 * @param {Child} child
 */
export const stop = async (child) => {
  if (child.pid === undefined || !running.has(child)) return;
  const group = -child.pid;
  /** @param {NodeJS.Signals} name */
  const signal = (name) => {
    try {
      process.kill(group, name);
    } catch {
      // The group has ended by itself.
    }
  };

  signal("SIGTERM");
  const timer = setTimeout(() => signal("SIGKILL"), stopTimeoutMs);
  await child.ended;
  clearTimeout(timer);
  // What the program itself left behind in its group.
  signal("SIGKILL");
};

/** Whether everything started here is being stopped: what ends then does not end by itself. */
export const isStopping = () => stopping;

/** Stops every program that was started here and still runs; none can be started after it. */
export const stopAll = async () => {
  stopping = true;
  await Promise.all([...running].map(stop));
};
