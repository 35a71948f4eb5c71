/** One thing that somebody published, unpublished or deleted; times are ISO 8601 in UTC. */
export type Change = {
  uid: string;
  documentId: string;
  title: string;
  action: "publish" | "unpublish" | "delete" | "media";
  /** Who did it; null where nobody was signed in, as with a scheduled change. */
  by: string | null;
  at: string;
};

/** A record, or a file of the media library ("plugin::upload.file"). */
export type RecordId = Pick<Change, "uid" | "documentId">;

export type RecordName = RecordId & Pick<Change, "title">;

/**
 * A record that a build took as it was before, or left out where it never was live (`shown` is
 * false), and the sentence that says why.
 */
export type Held = RecordId & { sentence: string; shown: boolean };

/** What a publisher says of a release that it keeps (publisher/releases.ts). */
export type KeptRelease = {
  id: string;
  createdAt: string;
  pages: number;
  bytes: number;
  /** How long its build took; null when nobody knows. */
  seconds: number | null;
  held?: Held[] | undefined;
};

/** How a build ended, as a publisher reports it. */
export type Outcome = {
  /** The build as this service named it; null for one that it did not request. */
  build: string | null;
  result: "live" | "failed";
  release?: string | undefined;
  pages?: number | undefined;
  bytes?: number | undefined;
  seconds?: number | undefined;
  /** Why it failed, for an editor to read. */
  sentence?: string | undefined;
  /** The record at fault, where one is. */
  record?: RecordId | undefined;
  /** What it held back to go live. */
  held?: Held[] | undefined;
};

/** What `GET /publishing/status` answers. */
export type Status = {
  mode: "publisher" | "hook" | "off";
  publisher: "available" | "unavailable" | "unknown";
  live: { id: string; at: string; release: string; pages: number } | null;
  /** Somebody went back to the live release from a newer one, whose changes visitors do not see. */
  wentBack: boolean;
  build: {
    id: string;
    state: "waiting" | "building";
    since: string;
    expectedSeconds: number | null;
    changes: Change[];
  } | null;
  /** When the last build failed; `at` is null for one that cannot begin. */
  failure: { at: string | null; sentence: string; record: RecordName | null } | null;
  /** What the live release holds back of what is published. */
  held: { sentence: string; record: RecordName }[];
  /** Published, and not yet live. */
  pending: Change[];
};

export type Release = {
  id: string;
  release: string | null;
  state: "live" | "previous" | "failed" | "interrupted";
  startedAt: string;
  finishedAt: string;
  seconds: number | null;
  sentence: string | null;
  changes: Change[];
  by: string | null;
  canRestore: boolean;
};

/** What `GET /publishing/history` answers, newest first. */
export type History = { releases: Release[] };

/** What `GET /publishing/records/:uid/:documentId` answers. */
export type RecordState = {
  liveSince: string | null;
  /** When a change that is on its way will be live. */
  expectedAt: string | null;
  failure: string | null;
  /** When the draft is to be published, and taken down. */
  publishAt: string | null;
  unpublishAt: string | null;
  /** What was not done at its time, and why, in sentences. */
  scheduleProblem: string | null;
  /** Whether the catalogue makes its page, which a record only adds words to. */
  fromCatalogue: boolean;
  /** Why visitors do not see the published version, and whether they see an earlier one. */
  held: Pick<Held, "sentence" | "shown"> | null;
};
