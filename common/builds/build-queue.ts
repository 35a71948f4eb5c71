import { randomUUID } from "node:crypto";

import { formatError } from "../operator-error.ts";
import {
  type Build,
  type BuildEvent,
  type ContentState,
  type EndedBuild,
  hasEnded,
  isQueued,
  retryTime,
} from "./builds.ts";

type Steps = {
  /** All known builds, newest first. */
  read: () => Promise<Build[]>;
  /** Saves new facts about a build. */
  save: (event: BuildEvent) => Promise<unknown>;
  /** The state of the content, or null if it has this digest. */
  readContent: (since: string | null) => Promise<ContentState | null>;
  /** Runs a build to its end, and saves how it ended. */
  run: (build: Build) => Promise<void>;
  /** Time without another change before a build starts. */
  quietMs: number;
  log: (message: string) => void;
};

export type BuildQueue = {
  /** Continues with what was queued before, and compares the content. */
  start: () => void;
  /**
   * Compares the content after the quiet time, and retries a failed build.
   *
   * @param content its state after a change; the queue reads it otherwise.
   */
  wake: (content?: ContentState) => void;
  /** Queues a build, also without a change of content. @param by the admin user. */
  request: (by?: string) => Promise<void>;
  /** The state for the panel. */
  state: () => { isWaking: boolean; running: Build | null; problem: string | null };
  /** Resolves after the running build. */
  stop: () => Promise<void>;
};

const pollMs = 60_000;
/** While the CMS does not answer. */
const problemPollMs = 5_000;

/**
 * Runs one build at a time: for each change of the content, on request, and again after a failure.
 * It compares the content every minute as well, since a wake-up may be lost.
 */
export const createBuildQueue = ({
  read,
  save,
  readContent,
  run,
  quietMs,
  log,
}: Steps): BuildQueue => {
  let wokenAt = -Infinity;
  let wokenWith: ContentState | undefined;
  let handledWake = -Infinity;
  let problem: string | null = null;
  let running: Build | null = null;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = true;

  /** @returns a build if the content differs from the last one's, or that one failed and is retried. */
  const findDue = async (ended: EndedBuild[], isWoken: boolean): Promise<Build | undefined> => {
    const [last] = ended;
    const since = last?.content?.digest ?? null;
    const known = isWoken ? wokenWith : undefined;
    const content = known ?? (await readContent(since));
    const isDifferent = content !== null && content.digest !== since;
    const failed = last?.result === "failed";
    // Without a digest, a failed build would be repeated at once.
    const isChanged = isDifferent && !(failed && !last.content);
    const isRetried = (isWoken && failed && !last.record) || retryTime(ended) <= Date.now();
    if (!isChanged && !isRetried) return undefined;

    return {
      id: randomUUID(),
      queuedAt: new Date().toISOString(),
      ...(isDifferent && { content }),
    };
  };

  /** @returns milliseconds until the next round. */
  const runRound = async (): Promise<number> => {
    const seenWake = wokenAt;
    const quiet = seenWake + quietMs - Date.now();
    if (quiet > 0) return quiet;
    const builds = await read();
    const ended = builds.filter(hasEnded);
    let next = builds.findLast(isQueued);
    if (!next) {
      next = await findDue(ended, seenWake > handledWake);
      if (next) await save(next);
    }
    handledWake = seenWake;
    problem = null;
    if (!next) return Math.min(pollMs, Math.max(0, retryTime(ended) - Date.now()));
    running = next;
    await run(next).finally(() => (running = null));

    return 0;
  };

  const schedule = (ms: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(begin, ms);
  };
  const begin = () => {
    again = false;
    round = runRound()
      .catch((error: unknown) => {
        const message = formatError(error);
        if (message !== problem) log(message);
        problem = message;

        return problemPollMs;
      })
      .then((ms) => {
        round = undefined;
        schedule(again ? 0 : ms);
      });
  };
  /** Begins a round after a time, or after the present one. */
  const beginSoon = (ms: number) => {
    again = true;
    if (!round) schedule(ms);
  };

  return {
    start: () => {
      stopped = false;
      begin();
    },
    wake: (content) => {
      wokenAt = Date.now();
      wokenWith = content;
      beginSoon(quietMs);
    },
    request: async (by) => {
      const isWaiting = (build: Build) => isQueued(build) && build.id !== running?.id;
      if (!(await read()).some(isWaiting)) {
        await save({ id: randomUUID(), queuedAt: new Date().toISOString(), ...(by && { by }) });
      }
      beginSoon(0);
    },
    state: () => ({ isWaking: wokenAt > handledWake, running, problem }),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await round;
    },
  };
};
