/** What the content service says about publishing. All times are ISO 8601 in UTC. */

export type Change = {
  uid: string;
  documentId: string;
  title: string;
  action: "publish" | "unpublish" | "delete" | "media";
  by: string | null;
  at: string;
};

export type RecordName = Pick<Change, "uid" | "documentId" | "title">;

/** `GET /publishing/status` */
export type Status = {
  mode: "builder" | "hook" | "off";
  builder: "available" | "unavailable" | "unknown";
  live: { id: string; at: string; release: string; pages: number } | null;
  build: {
    id: string;
    state: "waiting" | "building";
    since: string;
    expectedSeconds: number | null;
    changes: Change[];
  } | null;
  failure: { at: string; sentence: string; record: RecordName | null } | null;
  /** Published, and not yet live. */
  pending: Change[];
};

export type Release = {
  id: string;
  release: string | null;
  state: "live" | "previous" | "failed" | "interrupted";
  startedAt: string;
  finishedAt: string | null;
  seconds: number | null;
  sentence: string | null;
  changes: Change[];
  by: string | null;
  canRestore: boolean;
};

/** `GET /publishing/history`, newest first. */
export type History = { releases: Release[] };

/** `GET /publishing/records/:uid/:documentId` */
export type RecordState = {
  liveSince: string | null;
  /** When a change that is on its way will be live. */
  expectedAt: string | null;
  failure: string | null;
};
