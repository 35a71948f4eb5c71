/** A page of the site in GET /site-pages. */
export type SitePage = { title: string; path: string };

/** The part `presence` of GET /open-records/:uid/:documentId. */
export type Presence = {
  /** The other users who have the record open. */
  others: { name: string; since: string }[];
  /** When the version that is edited was saved last. */
  updatedAt: string;
};

/** Response of GET /addresses/:uid/:documentId: what Publish changes, and what can be asked on removal. */
export type Addresses = {
  /** The published page of the record. */
  page: string | null;
  /** Its new path, if publishing moves it. */
  movesTo: string | null;
  /** The addresses whose redirects will lead to the new path, besides that of the page. */
  follow: string[];
  /** The addresses whose redirects will be deleted. */
  deleted: string[];
  /** True if the user may redirect the visitors of a removed page. */
  mayRedirect: boolean;
};

/** A version of a record, without its content. */
export type KeptVersion = {
  id: number;
  kind: "published" | "deleted";
  at: string;
  /** A user's name, "the schedule" or "the CMS". */
  by: string;
};

/** Response of GET /versions/:uid/:documentId, the latest first. */
export type KeptVersions = { versions: KeptVersion[] };

/** A record in a version's content; an existing one has an id. */
export type VersionRecord = { id?: number; documentId: string; title: string };

/**
 * Response of GET /versions/:uid/:documentId/:id: the fields that the user may read. A relation is
 * `{ records: VersionRecord[] }`; the rest is like the form's values. Files that no longer exist have
 * no id.
 */
export type VersionContent = {
  version: Record<string, unknown>;
  /** The saved draft in the same format. */
  draft: Record<string, unknown>;
};

/** Response of GET /deleted-records/:uid, the latest first. */
export type DeletedRecords = { records: (Omit<KeptVersion, "kind"> & { title: string })[] };

/** Response of POST /deleted-records/:uid/:id/restore. */
export type RestoredRecord = {
  documentId: string;
  /** What could not be brought back: the names of records, files and fields. */
  leftOut: string[];
  /** Why the record cannot be published at its address, and what to do; null if it can. */
  address: string | null;
};

/** A record that shows a file. */
export type MediaUse = {
  uid: string;
  kind: string;
  documentId: string;
  /** Display name of its type: "Article". */
  type: string;
  title: string;
  /** True if the published version shows it, too. */
  published: boolean;
};

/** A file in the response of GET /media-uses; `more` counts uses that the user may not see. */
export type FileWithUses = { id: number; name: string; uses: MediaUse[]; more: number };
