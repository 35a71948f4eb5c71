/** A link to the draft of a record; times are ISO 8601 in UTC. */
export type PreviewLink = {
  id: string;
  url: string;
  /** For whom it is. */
  note: string | null;
  createdBy: string;
  createdAt: string;
  expiresAt: string;
};

/** The part `links` of `GET /open-records/:uid/:documentId`, newest first. */
export type RecordLinks = {
  links: PreviewLink[];
  /** True if the user may create and withdraw links, and the record has a page to show. */
  mayCreate: boolean;
  /** The titles of what the draft refers to and is not published, which links do not show. */
  unpublished: string[];
};

/** For how many days a link can work. */
export const linkDays = [1, 7, 30] as const;

/** The most characters of a link's note. */
export const maxNoteLength = 200;
