/** A page of the site, to which a text can link. */
export type SitePage = {
  title: string;
  path: string;
  /** In the words of the panel: "Article". */
  type: string;
  /** False for the page of a draft, which visitors do not see yet. */
  isPublished: boolean;
};

/** What links in texts can lead to on the site. */
export type LinkTargets = {
  /** Those that are published, then the drafts that the user may read. */
  pages: SitePage[];
  /** The paths that published redirects lead from. */
  redirects: string[];
  /** The site's own origins. */
  origins: string[];
};

/** The part `presence` of an open record. */
export type Presence = {
  /** The other users who have the record open. */
  others: { name: string; since: string }[];
  /** When the version that is edited was saved last. */
  updatedAt: string;
};

/** What Publish changes in the addresses of a record, and what can be asked on removal. */
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
  /** `drafted`: an assistant saved it. */
  kind: "published" | "deleted" | "drafted";
  at: string;
  /** A user's name, "the schedule" or "the CMS". */
  by: string;
};

/** A record in a version's content; an existing one has an id. */
export type VersionRecord = { id?: number; documentId: string; title: string };

/**
 * The fields of a version that the user may read. A relation is `{ records: VersionRecord[] }`; the
 * rest is like the form's values. Files that no longer exist have no id.
 */
export type VersionContent = {
  version: Record<string, unknown>;
  /** The saved draft in the same format. */
  draft: Record<string, unknown>;
};

/** A deleted record of which the last version is kept. */
export type DeletedRecord = Omit<KeptVersion, "kind"> & { title: string };

/** A record that was brought back. */
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

/** A file of the media library; `more` counts uses that the user may not see. */
export type FileWithUses = { id: number; name: string; uses: MediaUse[]; more: number };

/** What the panel calls a record: a draft, published, or published with later changes. */
export type RecordState = "draft" | "modified" | "published";

/** A record with words that were searched; `field` is the label of the field that has them. */
export type FoundRecord = Omit<MediaUse, "published"> & {
  state: RecordState;
  /** Of the field in the record, such as `sections.2.title`. */
  path: string;
  field: string;
  before: string;
  match: string;
  after: string;
};

/** `more` counts records that are not listed. */
export type FoundRecords = { records: FoundRecord[]; more: number };

/** A section in the format of the panel's form. */
export type SavedSection = Record<string, unknown> & { __component: string };

/** Sections that the team saved under a name, in their order. */
export type SectionPattern = { id: number; name: string; sections: SavedSection[] };

/** The saved sections, and whether the user may delete them. */
export type SectionPatterns = { patterns: SectionPattern[]; mayDelete: boolean };

/** What the panel shows beside an open record, by name: null for what the user may not see. */
export type OpenRecordParts = { presence: Presence } & Record<string, object | null>;

/** What GET /public-settings tells the panel before anybody has signed in. */
export type PublicSettings = {
  /** The agency's; null if the site record has none yet. */
  name: string | null;
  /** The site's address, such as `https://www.example.com`. */
  siteUrl: string;
  /** Whether a mail server is set up. */
  sendsEmail: boolean;
  /** Whether people may work with assistants. */
  assistants: boolean;
};

/** The panel's routes of the content, and their responses. Versions and deleted records: the latest first. */
export type ContentResponses = {
  "GET /open-records/:uid/:documentId": OpenRecordParts;
  "GET /addresses/:uid/:documentId": Addresses;
  "GET /site-pages": LinkTargets;
  "GET /search": FoundRecords;
  "GET /section-patterns": SectionPatterns;
  "POST /section-patterns": SectionPatterns;
  "POST /section-patterns/current": { section: SavedSection };
  "POST /section-patterns/:id/delete": SectionPatterns;
  "GET /media-uses": { files: FileWithUses[] };
  "GET /versions/:uid/:documentId": { versions: KeptVersion[] };
  "GET /versions/:uid/:documentId/:id": VersionContent;
  "GET /deleted-records/:uid": { records: DeletedRecord[] };
  "POST /deleted-records/:uid/:id/restore": RestoredRecord;
};
