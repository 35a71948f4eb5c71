import { spawn } from "node:child_process";
import { once } from "node:events";

import { isListening } from "./is-listening.ts";

/**
 * Starts a server and waits until it listens.
 *
 * @param name for the error.
 * @param environment added to that of this process.
 * @returns a function that stops it.
 * @throws with the output of the server, if it exits.
 */
export const startServerProcess = async (
  name: string,
  [program, ...args]: [string, ...string[]],
  port: number,
  environment: Record<string, string> = {},
) => {
  const child = spawn(program, args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...environment },
  });
  let output = "";
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = once(child, "exit");
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!(await isListening(port))) {
    if (hasEnded()) throw new Error(`${name} does not start: ${output}`);
  }

  return async () => {
    child.kill("SIGTERM");
    await ended;
  };
};
