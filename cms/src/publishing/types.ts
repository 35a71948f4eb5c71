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

export type RecordName = Pick<Change, "uid" | "documentId" | "title">;

/** What a builder says of a release that it keeps (delivery/releases.ts). */
export type KeptRelease = {
  id: string;
  createdAt: string;
  pages: number;
  bytes: number;
  /** How long its build took; null when nobody knows. */
  seconds: number | null;
};

/** How a build ended, as a builder reports it. */
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
};
