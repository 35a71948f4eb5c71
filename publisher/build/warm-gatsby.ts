import { join } from "node:path";

import type { RecordId } from "../../common/record-id.ts";

import { exConfig, OperatorError } from "../../common/operator-error.ts";
import { isStopping, type Program, start, stop } from "../process.ts";
import { projectDir } from "../project.ts";
import type { Settings } from "../settings.ts";

import { gatsbyEnvironment } from "./gatsby.ts";

/** The program: Gatsby after its bootstrap. */
const programFile = join(projectDir, "src/gatsby/warm/main.ts");

/** What it sends, and what src/gatsby/exit.ts sends before it exits. */
type Message = {
  ready?: true;
  building?: true;
  built?: true;
  unable?: string;
  recordAtFault?: RecordId;
};

/** How it ended, and whether it had read the content: Gatsby's cache is incomplete then. */
type End = { code: number; record: RecordId | undefined; hasBegun: boolean };

/** Ten times the duration of a build. */
const warmMinutes = 5;

export type WarmGatsby = {
  /** Starts it for the built site of a stamp. @returns false if it cannot start. */
  start: (settings: Settings, stamp: string) => Promise<boolean>;
  /** True if it runs, and nothing else has built the site since. */
  isFor: (stamp: string) => boolean;
  /**
   * Builds the site.
   *
   * @param time of the build, in ISO 8601.
   * @returns false if `gatsby build` has to do it: the bundles change, or the program ended before.
   * @throws {RejectedContentError} with the invalid record if the content is rejected as it is read.
   * @throws {OperatorError} with the invalid record if it is rejected later.
   * @throws {WarmBuildError} if it fails otherwise: Gatsby's cache is incomplete.
   */
  build: (time: string, signal?: AbortSignal) => Promise<boolean>;
  /** The site that it built is that of this stamp. */
  confirm: (stamp: string) => void;
  /** @returns false if it does not run. */
  stop: () => Promise<boolean>;
};

/** Thrown if the content is rejected before anything of the last build has changed. */
export class RejectedContentError extends OperatorError {}

/** Thrown if the process ends during a build without a reason. */
export class WarmBuildError extends OperatorError {}

/** Keeps a Gatsby running between builds. @param maxBuildMinutes ends a build that hangs. */
export const createWarmGatsby = (maxBuildMinutes = warmMinutes): WarmGatsby => {
  let program: Program | undefined;
  let stampOfSite: string | undefined;

  /** The next message that says that a step is done, or how the program ended. */
  const nextMessage = (from: Program) =>
    new Promise<Message | End>((resolve) => {
      let record: RecordId | undefined;
      let hasBegun = false;
      const receive = (message: Message) => {
        if (message.recordAtFault) record = message.recordAtFault;
        else if (message.building) hasBegun = true;
        else if (message.ready || message.built || message.unable) settle(message);
      };
      const settle = (message: Message | End) => {
        from.off("message", receive);
        resolve(message);
      };
      from.on("message", receive);
      void from.ended.then((code) => settle({ code, record, hasBegun }));
    });

  /** The program ended by itself, without having changed Gatsby's cache. */
  const logEnd = (ended: Program) => {
    if (!isStopping()) console.log(`The Gatsby that waits has ended:\n${ended.output()}`);
  };

  const end = async () => {
    const ending = program;
    program = undefined;
    stampOfSite = undefined;
    if (ending) await stop(ending);

    return ending !== undefined;
  };

  return {
    start: async (settings, stamp) => {
      await end();
      const started = start(process.execPath, [programFile], {
        env: {
          ...{ CI: "true", GATSBY_CPU_COUNT: "1", WARM_GATSBY: "true" },
          // glibc keeps the freed memory of each thread otherwise: 30 MB.
          MALLOC_ARENA_MAX: "1",
          ...settings,
          ...gatsbyEnvironment,
        },
        // Gatsby ends with this process (gatsby-node.ts).
        ipc: true,
      });
      program = started;
      void started.ended.then(() => {
        if (program !== started) return;
        if (stampOfSite) logEnd(started);
        program = stampOfSite = undefined;
      });
      const message = await nextMessage(started);
      if (!("ready" in message)) {
        if (!isStopping()) console.log(`Gatsby could not be kept running: ${started.output(1)}`);

        return false;
      }
      stampOfSite = stamp;

      return true;
    },
    isFor: (stamp) => program !== undefined && stampOfSite === stamp,
    build: async (time, signal) => {
      const running = program;
      if (!running) return false;
      stampOfSite = undefined;
      const stopRunning = () => void stop(running);
      const timer = setTimeout(stopRunning, maxBuildMinutes * 60_000);
      signal?.addEventListener("abort", stopRunning, { once: true });
      // Without a callback, a program that has just ended would be an error of its own.
      running.send({ build: time }, () => undefined);
      const message = await nextMessage(running);
      // The time limit and the lock are of this build alone: the process waits for the next one.
      clearTimeout(timer);
      signal?.removeEventListener("abort", stopRunning);
      signal?.throwIfAborted();
      if ("built" in message) return true;
      if ("unable" in message) {
        console.log(`The bundles change (${message.unable}): Gatsby builds the site.`);
        await end();

        return false;
      }
      const output = running.output();
      const { code, record, hasBegun } = message as End;
      if (code === exConfig && running.output(1)) {
        const Rejection = hasBegun ? OperatorError : RejectedContentError;
        throw new Rejection(running.output(1), { record });
      }
      if (!hasBegun) {
        logEnd(running);

        return false;
      }
      throw new WarmBuildError("The running Gatsby ended.", { output });
    },
    confirm: (stamp) => {
      stampOfSite = program && stamp;
    },
    stop: end,
  };
};
