import type { AppContext } from "../context";
import { createLease } from "../database/lease";
import { repeat } from "../lib/repeat";

import { type Builder, createBuilder } from "./builder";
import { compareContent, followBuilder, requestDue } from "./steps";
import { watchContent } from "./watch-content";

const minuteMs = 60_000;
/** How often the builder is asked: one that has died is missed, and one that is back found, so soon. */
const askMs = 10_000;

/** Watches the content and requests builds. */
export type Publisher = {
  /** What builds, as the settings say; undefined where nothing does. */
  builder: Builder | undefined;
  /** Starts to watch. */
  start: () => void;
  /** Looks at the builder now, which has news. */
  wake: () => void;
  /** Ends once the step in progress is done; a build goes on without this service. */
  stop: () => Promise<void>;
};

const off: Publisher = {
  builder: undefined,
  start: () => undefined,
  wake: () => undefined,
  stop: () => Promise.resolve(),
};

/**
 * Makes the publisher. All it knows is in the database, so that it goes on after a restart.
 * Of several instances only the one with the lease acts; all of them note changes.
 */
export const createPublisher = (app: AppContext): Publisher => {
  const builder = createBuilder(app);
  if (!builder) return off;

  const { strapi, settings } = app;
  const lease = createLease(strapi, "publishing", app.instance);
  const intervalMs = Math.min(1000, Math.max(50, settings.publishQuietMs / 4));
  let unwatch: (() => Promise<void>) | undefined;
  let nextAsk = 0;
  let nextCheck = 0;
  let isThere = false;

  const look = async () => {
    if (!(await lease.hold())) return;
    if (Date.now() >= nextAsk) {
      nextAsk = Date.now() + askMs;
      isThere = await followBuilder(app, builder);
    }
    const check = isThere && Date.now() >= nextCheck;
    if (check) nextCheck = Date.now() + minuteMs;
    await compareContent(app, check);
    await requestDue(app, builder);
  };
  const looking = repeat(
    () =>
      look().catch((error: Error) => {
        strapi.log.error(`Publishing: ${error.message}`);
      }),
    intervalMs,
  );

  return {
    builder,
    start: () => {
      unwatch = watchContent(strapi, looking.wake);
      looking.start();
    },
    wake: () => {
      nextAsk = nextCheck = 0;
      looking.wake();
    },
    stop: async () => {
      await unwatch?.();
      await looking.stop();
      await lease.release();
    },
  };
};
