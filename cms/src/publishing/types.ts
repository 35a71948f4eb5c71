import type { Held, RecordId } from "../common/record-id";

/** One change of published content; times are ISO 8601 in UTC. */
export type Change = {
  uid: string;
  documentId: string;
  title: string;
  action: "publish" | "unpublish" | "delete" | "media";
  /** The admin user; null for scheduled changes. */
  by: string | null;
  at: string;
};

export type RecordRef = RecordId & Pick<Change, "title">;

/** A release that the publisher retains (publisher/releases.ts). */
export type RetainedRelease = {
  id: string;
  createdAt: string;
  pages: number;
  bytes: number;
  /** Duration of its build; null if unknown. */
  seconds: number | null;
  held?: Held[] | undefined;
};

/** Outcome of a build, as a publisher reports it. */
export type Outcome = {
  /** Id of the build; null for one that this service did not request. */
  build: string | null;
  result: "live" | "failed";
  release?: string | undefined;
  pages?: number | undefined;
  bytes?: number | undefined;
  seconds?: number | undefined;
  /** Error message for editors. */
  sentence?: string | undefined;
  /** The record that caused the failure. */
  record?: RecordId | undefined;
  /** Records that the build left out or showed in their previous version. */
  held?: Held[] | undefined;
};

/** Response of `GET /publishing/status`. */
export type Status = {
  mode: "publisher" | "hook" | "off";
  publisher: "available" | "unavailable" | "unknown";
  live: { id: string; at: string; release: string; pages: number } | null;
  /** True if the live release is older than the newest one. */
  rolledBack: boolean;
  build: {
    id: string;
    state: "waiting" | "building";
    since: string;
    expectedSeconds: number | null;
    changes: Change[];
  } | null;
  /** The last build, if it failed; `at` is null if it cannot start. */
  failure: { at: string | null; sentence: string; record: RecordRef | null } | null;
  /** Published records that the live release leaves out or shows in their previous version. */
  held: { sentence: string; record: RecordRef }[];
  /** Published changes that are not live yet. */
  pending: Change[];
};

export type BuildSummary = {
  id: string;
  release: string | null;
  state: "live" | "previous" | "failed" | "interrupted";
  startedAt: string;
  finishedAt: string;
  seconds: number | null;
  sentence: string | null;
  changes: Change[];
  by: string | null;
  canRollBack: boolean;
};

/** Response of `GET /publishing/history`, newest first. */
export type History = { releases: BuildSummary[] };

/** Response of `GET /publishing/records/:uid/:documentId`. */
export type RecordState = {
  liveSince: string | null;
  /** Expected time at which a pending change is live. */
  expectedAt: string | null;
  failure: string | null;
  /** Scheduled times of publishing and unpublishing. */
  publishAt: string | null;
  unpublishAt: string | null;
  /** Error of the last schedule. */
  scheduleProblem: string | null;
  /** True if the page comes from the catalogue and the record only adds texts. */
  fromCatalogue: boolean;
  /** Reason why visitors do not see the published version, and whether they see an earlier one. */
  held: Pick<Held, "sentence" | "shown"> | null;
};
