import { setTimeout } from "node:timers/promises";

import { isStopping, type Program } from "../../publisher/process.ts";

const minPauseMs = 1000;
const maxPauseMs = 60_000;

/**
 * Starts a program, and restarts it whenever it exits, until everything is stopped. The pause
 * doubles up to a minute, and is reset once the program has run for longer than that.
 *
 * @param name of the program, for the log.
 */
export const keepRunning = async (name: string, startProgram: () => Program): Promise<void> => {
  let pause = minPauseMs;
  while (!isStopping()) {
    const begin = Date.now();
    const program = startProgram();
    const code = await program.ended;
    if (isStopping()) return;
    if (Date.now() - begin > maxPauseMs) pause = minPauseMs;
    console.error(`${name} exited with code ${code}. It starts again in ${pause / 1000} s.`);
    await setTimeout(pause);
    pause = Math.min(2 * pause, maxPauseMs);
  }
};
