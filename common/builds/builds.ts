import type { BrokenLinks, Held, RecordId } from "../record-id.ts";

/** The published content at a time of the CMS's clock. */
export type ContentState = { digest: string; at: string };

/** Sorted paths of the site, such as "/blog/x/". */
export type PathChanges = Record<"added" | "changed" | "removed", string[]>;

/**
 * Compares the values of two maps by path.
 *
 * @param isEqual false for values that differ.
 */
export const comparePaths = <Value>(
  before: ReadonlyMap<string, Value>,
  after: ReadonlyMap<string, Value>,
  isEqual: (before: Value, after: Value) => boolean = Object.is,
): PathChanges => {
  const changes: PathChanges = { added: [], changed: [], removed: [] };
  for (const [path, value] of after) {
    const old = before.get(path);
    if (old === undefined) changes.added.push(path);
    else if (!isEqual(old, value)) changes.changed.push(path);
  }
  changes.removed = [...before.keys()].filter((path) => !after.has(path));
  for (const paths of Object.values(changes)) paths.sort();

  return changes;
};

/** Files that visitors or programs read besides pages; `llms` is the list for language models. */
export const otherFiles = ["feeds", "sitemap", "search", "llms"] as const;
export type OtherFiles = (typeof otherFiles)[number];

/** How the pages of a release differ from those of the release that was live before it. */
export type PageChanges = PathChanges & {
  /** The other files that differ. */
  other: OtherFiles[];
  /** The paths that redirects lead from. */
  redirects: PathChanges;
  /** True if code, packages or settings differ, so that every page was rebuilt. */
  isOfCode: boolean;
};

/** The number of paths in each list of `PageChanges`. */
export type PageCounts = Record<keyof PathChanges | "redirects", number> &
  Pick<PageChanges, "isOfCode">;

/** Counts the paths in the lists. */
export const countPages = ({
  added,
  changed,
  removed,
  redirects,
  isOfCode,
}: PageChanges): PageCounts => ({
  added: added.length,
  changed: changed.length,
  removed: removed.length,
  redirects: Object.values(redirects).flat().length,
  isOfCode,
});

/** The most pages, and the most redirects, that the report of a build lists. */
export const maxReportedPaths = 500;

/** A path that a report may list: one of this site, without spaces and control characters. */
export const reportedPath = /^\/(?!\/)[^\s\p{C}]{0,299}$/u;

const shorten = (changes: PathChanges): PathChanges => {
  let left = maxReportedPaths;
  const take = (paths: string[]) => {
    const taken = paths.filter((path) => reportedPath.test(path)).slice(0, left);
    left -= taken.length;

    return taken;
  };

  return {
    added: take(changes.added),
    changed: take(changes.changed),
    removed: take(changes.removed),
  };
};

/** Shortens the lists for a report, which the CMS refuses with a path that is not allowed. */
export const shortenPageChanges = (changes: PageChanges): PageChanges => ({
  ...changes,
  ...shorten(changes),
  redirects: shorten(changes.redirects),
});

/** A build of the site; times are ISO 8601 in UTC. */
export type Build = {
  id: string;
  /** When the queue took it up; absent for a release that somebody made with a command. */
  queuedAt?: string;
  /** The admin user who requested it; absent for a change of content or code. */
  by?: string;
  startedAt?: string;
  /** How often it was started: more than once if the publisher died. */
  starts?: number;
  /** What it read; absent if the CMS did not say. */
  content?: ContentState;
  /** Absent until the build ends. `unreported`: a host that did not say how it ended. */
  finishedAt?: string;
  result?: "live" | "failed" | "unreported";
  release?: string;
  pages?: number;
  /** Includes compressed copies. */
  bytes?: number;
  seconds?: number;
  /** Records that it left out or showed in their previous version. */
  held?: Held[];
  /** Links that lead nowhere, of a build at a host; releases of the publisher have their own. */
  brokenLinks?: BrokenLinks;
  /** How many pages differ from the release that was live before; absent if there was none. */
  changedPages?: PageCounts;
  /** In how many files quick builds differed from a full one, which this release is. */
  differences?: number;
  /** The problem and its solution, for an editor. */
  sentence?: string;
  /** The record that made it fail. */
  record?: RecordId;
};

export type EndedBuild = Build & Required<Pick<Build, "finishedAt" | "result">>;

/** New facts about a build. */
export type BuildEvent = Pick<Build, "id"> & Partial<Build>;

/** The builds of all events, newest first: by their end, and those without one before all others. */
export const foldEvents = (events: BuildEvent[]): Build[] => {
  const builds = new Map<string, Build>();
  for (const event of events) {
    builds.set(event.id, { ...builds.get(event.id), ...event });
  }
  const end = ({ finishedAt }: Build) => finishedAt ?? "9";

  return [...builds.values()].reverse().sort((a, b) => end(b).localeCompare(end(a)));
};

export const hasEnded = (build: Build): build is EndedBuild => build.finishedAt !== undefined;

/** True for a queued build, also one whose publisher died. */
export const isQueued = (build: Build) => build.queuedAt !== undefined && !hasEnded(build);

/** True if visitors have seen a build, or may have. */
export const hasSucceeded = ({ result }: Build) => result === "live" || result === "unreported";

/** The newest builds, and the last one that visitors have seen, however many failed since. */
export const newestOf = (builds: Build[], count: number): Build[] => {
  const seen = builds.findIndex(hasSucceeded);

  return builds.filter((_, index) => index < count || index === seen);
};

/** The time up to which a build has the changes of content. */
export const contentTime = ({ content, startedAt, finishedAt = "" }: Build) =>
  content?.at ?? startedAt ?? finishedAt;

/** What visitors see, and what can be activated (publisher/release/releases.ts). */
type RetainedRelease = {
  id: string;
  createdAt: string;
  pages: number;
  /** Links in its content that lead nowhere; absent if its build did not say. */
  brokenLinks?: BrokenLinks | undefined;
};

/** What `GET /state` of the publisher answers. */
export type PublisherState = {
  /** The build that starts next. */
  waiting: Pick<Build, "queuedAt" | "by"> | null;
  building: Build | null;
  /** Why the queue cannot go on. */
  problem: string | null;
  /** Ended builds, newest first. */
  builds: EndedBuild[];
  /** The release that visitors see. */
  current: RetainedRelease | null;
  /** Ids of the releases for a rollback. */
  retained: string[];
  /** Seconds without another change before a build starts. */
  quietSeconds: number;
};

const firstRetryMs = 60_000;
const maxRetryMs = 60 * 60_000;

/**
 * When a failed build is due for a retry, in milliseconds since 1970: after a minute, doubling with
 * each consecutive failure up to an hour. Infinity if the last build did not fail, or failed because
 * of a record, which waits for an editor.
 *
 * @param builds ended ones, newest first.
 */
export const retryTime = (builds: EndedBuild[]): number => {
  const success = builds.findIndex(({ result }) => result !== "failed");
  const [last, ...earlier] = success < 0 ? builds : builds.slice(0, success);
  if (!last || last.record) return Infinity;

  return Date.parse(last.finishedAt) + Math.min(firstRetryMs * 2 ** earlier.length, maxRetryMs);
};
