import { formatAgo } from "../website/times";

/** A record in the answer of `GET /recent-records`. */
export type Recent = {
  uid: string;
  kind: string;
  /** What the type is called: "Article". */
  type: string;
  documentId: string;
  title: string;
  /** ISO 8601, in UTC. */
  at: string;
  by: string | null;
  state: "draft" | "modified" | "published";
};

/** How the states of a record are shown, in the colors of Strapi's own lists. */
export const recordStates = {
  draft: { label: "Draft", variant: "secondary" },
  modified: { label: "Modified", variant: "alternative" },
  published: { label: "Published", variant: "success" },
} as const;

/** "Article, edited 5 minutes ago by Kai"; a page that is one of a kind is named by its title alone. */
export const describeEdit = ({ kind, type, at, by }: Recent, now = new Date()) => {
  const edited = `edited ${formatAgo(at, now)}${by ? ` by ${by}` : ""}`;

  return kind === "singleType" ? `Page, ${edited}` : `${type}, ${edited}`;
};
