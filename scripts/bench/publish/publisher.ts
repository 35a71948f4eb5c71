import { setTimeout as wait } from "node:timers/promises";

import type { PublisherState } from "../../../common/builds/builds.ts";
import { OperatorError } from "../../../common/operator-error.ts";
import type { Settings } from "../../../publisher/settings.ts";
import { waitUntil } from "../../test/journey/visitors.ts";

import { type Phases, phasesOf } from "./report.ts";

const failurePollMs = 2_000;

/** What the publisher of a checkout says about itself. An older one may say less. */
export const connectPublisher = ({ PUBLISHER_PORT, PUBLISHER_SECRET }: Settings) => {
  const read = async (): Promise<Partial<PublisherState>> => {
    const response = await fetch(`http://127.0.0.1:${PUBLISHER_PORT}/state`, {
      headers: { Authorization: `Bearer ${PUBLISHER_SECRET}` },
    });

    return response.json();
  };
  /** The first build that ended after a time; the publisher lists the newest first. */
  const endedSince = ({ builds = [] }: Partial<PublisherState>, calledAt: string) =>
    builds.findLast(({ finishedAt }) => finishedAt > calledAt);
  const waitUntilIdle = () =>
    waitUntil("the publisher was idle", async () => {
      // `npm start` does not wait until the publisher answers.
      const state = await read().catch(() => null);

      return state !== null && !state.waiting && !state.building;
    });

  return {
    /** Waits until no build runs and no change waits for one. */
    waitUntilIdle,
    /**
     * Settles only when a build fails, or the signal aborts.
     *
     * @throws {OperatorError} with the reason of the build.
     */
    watchFailures: async (calledAt: string, signal: AbortSignal) => {
      while (!signal.aborted) {
        const build = endedSince(await read(), calledAt);
        if (build?.result === "failed") throw new OperatorError(`It failed: ${build.sentence}`);
        await wait(failurePollMs);
      }
    },
    /** The phases of a publish, once its build has ended. */
    readPhases: async (calledAt: string): Promise<Phases> => {
      await waitUntilIdle();
      const state = await read();
      const build = endedSince(state, calledAt);
      const isCurrent = build && build.release === state.current?.id;

      return phasesOf(calledAt, build, isCurrent ? state.current?.createdAt : undefined);
    },
  };
};

export type Publisher = ReturnType<typeof connectPublisher>;
