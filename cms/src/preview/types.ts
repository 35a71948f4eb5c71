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

/** The part `links` of an open record, newest first. */
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

/** The panel's routes for links to drafts, and their responses. */
export type PreviewResponses = {
  "POST /preview-links/:uid/:documentId": PreviewLink;
  "POST /preview-links/:uid/:documentId/:link/withdraw": Record<string, never>;
};
