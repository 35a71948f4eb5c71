/** Response of GET /presence/:uid/:documentId: other users who have the record open. */
export type Presence = { others: { name: string; since: string }[] };
