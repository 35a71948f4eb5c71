import type { AppContext } from "../../server/app-context";
import {
  type Build,
  contentTime,
  type EndedBuild,
  hasSucceeded,
  type PublisherState,
} from "../../common/builds/builds";

import { changesAfter } from "../changes/changes";
import { readContent } from "../changes/content-digest";
import type { Publisher } from "../publisher/publisher";
import type { Change } from "../types";

/** What the panel shows: the publisher's state, and the changes that this service recorded. */
export type PublishingState = PublisherState & {
  /** Why the publisher does not answer; the rest is its last known state. */
  unavailable: string | null;
  /** The build that visitors see. */
  live: EndedBuild | undefined;
  /** The newest build that visitors have seen. */
  newest: EndedBuild | undefined;
  /** The last build, if it failed. */
  failed: EndedBuild | undefined;
  /** Published changes after `newest`. */
  pending: Change[];
};

const nothing: PublisherState = {
  waiting: null,
  building: null,
  problem: null,
  builds: [],
  current: null,
  retained: [],
  quietSeconds: 0,
};

/** Shown while the publisher does not answer. */
const lastStates = new WeakMap<Publisher, PublisherState>();

const readState = async (publisher: Publisher, by: "metrics" | undefined) => {
  try {
    const state = await publisher.state(by);
    lastStates.set(publisher, state);

    return { state, unavailable: null };
  } catch (error) {
    const last = lastStates.get(publisher);

    return {
      state: last && { ...last, waiting: null, building: null },
      unavailable: (error as Error).message,
    };
  }
};

/** Published changes that are not live: none if the content is as it was for the newest build. */
const readPending = async (
  { strapi }: AppContext,
  newest: EndedBuild | undefined,
): Promise<Change[]> => {
  const changes = await changesAfter(strapi, newest && contentTime(newest));
  if (changes.length === 0) return [];

  return (await readContent(strapi, newest?.content?.digest ?? null)) ? changes : [];
};

/** Reads what the panel shows. @param by as of {@link Publisher.state}. */
export const readPublishingState = async (
  app: AppContext,
  publisher: Publisher,
  by?: "metrics",
): Promise<PublishingState> => {
  const { state, unavailable } = await readState(publisher, by);
  const { builds, current } = state ?? nothing;
  const newest = builds.find(hasSucceeded);
  const [last] = builds;

  return {
    ...(state ?? nothing),
    unavailable,
    live: builds.find(({ id, release }) => (release ?? id) === current?.id),
    newest,
    failed: last?.result === "failed" ? last : undefined,
    // Without a state, every change of the last year would be pending.
    pending: state ? await readPending(app, newest) : [],
  };
};

/** True if the list of the pages that a build changed can be read: that of a release is deleted with it. */
export const hasPageList = (
  { mode }: Publisher,
  { retained }: Pick<PublisherState, "retained">,
  { changedPages, release = "" }: Build,
): boolean => changedPages !== undefined && (mode === "hook" || retained.includes(release));

/** Median seconds of the last five successful builds; null before the first. */
export const expectedSeconds = (builds: Build[]): number | null => {
  const times = builds
    .flatMap((build) => (hasSucceeded(build) ? (build.seconds ?? []) : []))
    .slice(0, 5)
    .sort((a, b) => a - b);

  return times[Math.floor(times.length / 2)] ?? null;
};
