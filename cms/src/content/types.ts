/** Response of GET /presence/:uid/:documentId: other users who have the record open. */
export type Presence = { others: { name: string; since: string }[] };

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
