/** What GET /presence/:uid/:documentId answers: who else has the record open, by name. */
export type Presence = { others: { name: string; since: string }[] };
