/** Response of GET /presence/:uid/:documentId: other users who have the record open. */
export type Presence = { others: { name: string; since: string }[] };

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
