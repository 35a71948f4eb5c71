import type { UID } from "@strapi/strapi";

import type { Ability } from "./rights";

/** The permissions of a user for one record, by Strapi's content manager. */
export type RecordRights = Record<
  "can" | "cannot",
  Record<"read" | "update" | "publish", (draft: object) => boolean>
>;

/** The draft of a record, as the database has it. */
export type Draft = Record<string, unknown> & { documentId: string; updatedAt: string | Date };

/** A record of the content that a user has open in the panel, and may read. */
export type OpenRecord = {
  uid: UID.ContentType;
  documentId: string;
  draft: Draft;
  rights: RecordRights;
  ability: Ability;
};

/**
 * What the panel shows beside an open record, by name. Each capability adds its part, and the panel
 * gets all of them in one response. A part is null if the user may not see it.
 */
export type RecordParts = Map<string, (record: OpenRecord) => Promise<object | null>>;
