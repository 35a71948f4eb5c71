import { formatAgo } from "../website/times";

/** A record in the response of `GET /recent-records`. */
export type Recent = {
  uid: string;
  kind: string;
  /** The type's display name: "Article". */
  type: string;
  documentId: string;
  title: string;
  /** ISO 8601, in UTC. */
  at: string;
  by: string | null;
  state: "draft" | "modified" | "published";
};

/** Labels and colors of a record's states, as in Strapi's lists. */
export const recordStates = {
  draft: { label: "Draft", variant: "secondary" },
  modified: { label: "Modified", variant: "alternative" },
  published: { label: "Published", variant: "success" },
} as const;

/** "Article, edited 5 minutes ago by Kai"; for a single type only the title. */
export const describeEdit = ({ kind, type, at, by }: Recent, now = new Date()) => {
  const edited = `edited ${formatAgo(at, now)}${by ? ` by ${by}` : ""}`;

  return kind === "singleType" ? `Page, ${edited}` : `${type}, ${edited}`;
};
