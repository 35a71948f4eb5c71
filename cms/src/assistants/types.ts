/** A token with which an assistant works for a person; times are ISO 8601 in UTC. */
export type AssistantToken = {
  id: number;
  name: string;
  person: string;
  createdAt: string;
  lastUsedAt: string | null;
  /** Null for a token without end, which only Strapi's own page makes. */
  expiresAt: string | null;
  /** True for a token of the user who reads the list. */
  isOwn: boolean;
};

/** A person for whom an administrator may make a token. */
export type AssistantPerson = { id: number; name: string };

/**
 * The tokens that a user sees. `people` lists those for whom the user may create one; it is empty
 * unless the user is an administrator.
 */
export type AssistantTokens = {
  tokens: AssistantToken[];
  people: AssistantPerson[];
  /** The address that the assistant's program gets; null without CMS_PUBLIC_URL. */
  url: string | null;
};

/**
 * The part `assistant` of an open record that an assistant saved last: by whom, such as "Ann Lee with
 * an assistant", and when. For other records the part is null.
 */
export type AssistantDraft = { by: string; at: string };

/** The panel's routes of the assistants, and their responses. */
export type AssistantsResponses = {
  "GET /assistants": AssistantTokens;
  /** The new token's secret, which nobody sees again. */
  "POST /assistants": { secret: string };
  "POST /assistants/:id/delete": Record<string, never>;
  /** The records of a type that an assistant changed last: the ids of the latest 100, and the number of all. */
  "GET /assistant-drafts/:uid": { documentIds: string[]; total: number };
};
