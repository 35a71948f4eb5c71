import type { AppContext } from "../server/app-context";
import { ageOf, type Gauges } from "../server/metrics/gauges";

import type { Publishing } from "./publishing";
import { readPublishingState } from "./state/publishing-state";

const help = {
  site_changes_waiting: "Published changes that are not live.",
  site_build_waiting_seconds: "Time since the next build was queued; 0 without one.",
  site_build_running_seconds: "Time since the running build started; 0 without one.",
  site_build_failed: "1 when the last build failed, or the publisher cannot work.",
  site_release_age_seconds: "Age of the live release.",
  site_build_differences:
    "Files in which quick builds differed from a full one, in the newest builds.",
} as const;

/** Gauges of the publisher; none while publishing is off. */
export const publishingGauges = (
  app: AppContext,
  publishing: Publishing,
): Gauges<keyof typeof help> => ({
  help,
  read: async () => {
    const { publisher } = publishing;
    if (!publisher) return {};
    const view = await readPublishingState(app, publisher, "metrics");
    const { pending, waiting, building, failed, live } = view;

    return {
      site_changes_waiting: pending.length,
      site_build_waiting_seconds: ageOf(waiting?.queuedAt),
      site_build_running_seconds: ageOf(building?.startedAt),
      site_build_failed: Number(Boolean(failed ?? view.unavailable ?? view.problem)),
      site_build_differences: view.builds.reduce((sum, one) => sum + (one.differences ?? 0), 0),
      ...(live ? { site_release_age_seconds: ageOf(live.finishedAt) } : {}),
    };
  },
});
