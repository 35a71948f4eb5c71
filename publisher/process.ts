import { type ChildProcess, spawn } from "node:child_process";

import { exConfig, formatError, OperatorError } from "../common/operator-error.ts";
import { projectDir } from "./project.ts";

type Options = {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** Forwards the output. */
  show?: boolean;
  /** The number of last lines that `output` can return. */
  keep?: number;
  /** Opens an IPC channel, which closes when this process dies. */
  ipc?: boolean;
  /** Stops the program. */
  signal?: AbortSignal | undefined;
};

export type Program = ChildProcess & {
  /** Resolves with the exit code; 127 if the program could not start. */
  ended: Promise<number>;
  /** The last 60 lines of output, or the given number; at most `keep` are available. */
  output: (count?: number) => string;
};

const maxLines = 60;
const running = new Set<Program>();
let stopping = false;

/**
 * Starts a program in its own process group, so that it can be stopped with its children.
 *
 * @throws {OperatorError} during shutdown: the program would be left behind.
 */
export const start = (
  command: string,
  args: string[],
  { cwd = projectDir, env = {}, show = false, keep = maxLines, ipc = false, signal }: Options = {},
): Program => {
  if (stopping) throw new OperatorError("Shutting down.");
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", ...(ipc ? ["ipc" as const] : [])],
  });
  let lines = "";
  const record = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
    lines = (lines + chunk.toString()).split("\n").slice(-keep).join("\n");
    if (show) target.write(chunk);
  };
  child.stdout?.on("data", record(process.stdout));
  child.stderr?.on("data", record(process.stderr));

  const program = Object.assign(child, {
    output: (count = maxLines) => lines.trim().split("\n").slice(-count).join("\n"),
    ended: new Promise<number>((resolve) => {
      child.on("error", (error) => {
        lines += error.message;
        resolve(127);
      });
      child.on("close", (code) => resolve(code ?? 1));
    }),
  });
  running.add(program);
  void program.ended.then(() => running.delete(program));
  signal?.addEventListener("abort", () => void stop(program), { once: true });

  return program;
};

/**
 * Runs a program to its end.
 *
 * @param options `failure` is the message for a non-zero exit code.
 * @returns the last lines that it printed.
 * @throws {OperatorError} with the program's last line if it exits with 78, else with `failure`.
 */
export const runProgram = async (
  command: string,
  args: string[],
  { failure, ...options }: Options & { failure: string },
): Promise<string> => {
  options.signal?.throwIfAborted();
  const program = start(command, args, options);
  const code = await program.ended;
  options.signal?.throwIfAborted();
  if (code === exConfig) throw new OperatorError(program.output(1) || failure);
  if (code !== 0) {
    throw new OperatorError(failure, { output: options.show ? "" : program.output() });
  }

  return program.output();
};

const stopTimeoutMs = 10_000;

/** Stops a program and its children: SIGTERM, then SIGKILL after ten seconds. */
export const stop = async (program: Program): Promise<void> => {
  if (program.pid === undefined || !running.has(program)) return;
  const group = -program.pid;
  const kill = (name: NodeJS.Signals) => {
    try {
      process.kill(group, name);
    } catch {
      // The group has ended already.
    }
  };

  kill("SIGTERM");
  const timer = setTimeout(() => kill("SIGKILL"), stopTimeoutMs);
  await program.ended;
  clearTimeout(timer);
  // Children that the program left running.
  kill("SIGKILL");
};

/** True during shutdown. */
export const isStopping = () => stopping;

/** Stops every started program; none can be started afterward. */
const stopAll = async (): Promise<void> => {
  stopping = true;
  await Promise.all([...running].map(stop));
};

/**
 * Runs the main function of this process: prints the error and exits with 1 if it fails, and stops
 * all programs it started when it ends or is interrupted.
 */
export const runMain = async (main: () => Promise<unknown>): Promise<void> => {
  let ending = false;
  const end = async (code: number) => {
    if (ending) return;
    ending = true;
    await stopAll();
    process.exit(code);
  };
  process.on("SIGINT", () => void end(130));
  process.on("SIGTERM", () => void end(143));
  process.on("SIGHUP", () => void end(129));

  try {
    await main();
    await end(Number(process.exitCode ?? 0));
  } catch (error) {
    if (!ending) console.error(`\n${formatError(error)}`);
    await end(1);
  }
};
