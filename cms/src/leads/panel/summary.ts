/** `GET /leads-summary` */
export type Summary = {
  /** The retention of leads; 0 is forever. */
  retentionDays: number;
  /** True if the space for CVs is full. */
  isFull: boolean;
  /** Emails that were tried and not sent, and why; null for users who read no leads. */
  mail: { failing: number; givenUp: number; problem: string | null } | null;
  collections: { uid: string; name: string; week: number; unanswered: number | null }[];
};

type Collection = Summary["collections"][number];

/** The message about the retention of leads; subscriptions end differently. */
export const describeRetention = ({ retentionDays }: Pick<Summary, "retentionDays">) =>
  retentionDays === 0
    ? "Entries are kept until someone deletes them."
    : `Entries and their files are deleted after ${retentionDays} days, unless their form says otherwise. Subscriptions stay until they are canceled.`;

/** "3 unanswered", "All answered", or nothing for leads that need no answer. */
export const describeUnanswered = ({ unanswered }: Collection) => {
  if (unanswered === null) return "";

  return unanswered === 0 ? "All answered" : `${unanswered} unanswered`;
};

/** The list of a collection, newest first; of the unanswered ones if there are any. */
export const listPath = ({ uid, unanswered }: Collection) => {
  const query = new URLSearchParams({ page: "1", sort: "createdAt:DESC" });
  if (unanswered) query.set("filters[$and][0][state][$eq]", "new");

  return `/content-manager/collection-types/${uid}?${query}`;
};

/** The message about emails that were not sent; undefined if all were. */
export const describeMail = ({ mail }: Pick<Summary, "mail">) => {
  if (!mail || mail.failing + mail.givenUp === 0) return undefined;
  const count = mail.failing + mail.givenUp;
  const what = count === 1 ? "1 email was" : `${count} emails were`;

  return `${what} not sent: ${mail.problem ?? "unknown"}. Nothing is lost: the messages are in the lists above. Tell the website’s administrator.`;
};
