import { setTimeout } from "node:timers/promises";

import { logLine } from "../../publisher/server.ts";

import { isStopping } from "./processes.mjs";

const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * Starts a program, and again whenever it ends, until everything is stopped. The pause before
 * doubles each time, up to a minute, and is short again for one that ran for longer than that.
 *
 * @param {string} name for the line that says so.
 * @param {() => import("../../publisher/process.ts").Program} startProgram
 */
export const keepRunning = async (name, startProgram) => {
  let pause = firstPauseMs;
  while (!isStopping()) {
    const begin = Date.now();
    const child = startProgram();
    const code = await child.ended;
    if (isStopping()) return;
    if (Date.now() - begin > longestPauseMs) pause = firstPauseMs;
    console.error(child.output());
    console.error(
      logLine(`${name} exited with code ${code}. It starts again in ${pause / 1000} s.`),
    );
    await setTimeout(pause);
    pause = Math.min(2 * pause, longestPauseMs);
  }
};
