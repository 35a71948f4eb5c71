import { numberOf } from "../../common/text/number-of";
import type { LeadsSummary, Unsent } from "../types";

type Collection = LeadsSummary["collections"][number];

/** The message about the retention of leads; subscriptions end differently. */
export const describeRetention = ({ retentionDays }: Pick<LeadsSummary, "retentionDays">) =>
  retentionDays === 0
    ? "Leads are kept until someone deletes them, unless their form says otherwise."
    : `Leads and their files are deleted after ${numberOf(retentionDays, "day")}, unless their form says otherwise. Subscriptions stay until they are canceled.`;

/** "3 unanswered", "All answered" if some came lately, or nothing for leads that need no answer. */
export const describeUnanswered = ({ unanswered, week }: Collection) => {
  if (unanswered) return `${unanswered} unanswered`;

  return unanswered === 0 && week > 0 ? "All answered" : "";
};

/** The list of a collection, newest first; of the unanswered ones if there are any. */
export const listPath = ({ uid, unanswered }: Collection) => {
  const query = new URLSearchParams({ page: "1", sort: "createdAt:DESC" });
  if (unanswered) query.set("filters[$and][0][state][$eq]", "new");

  return `/content-manager/collection-types/${uid}?${query}`;
};

const describeUnsent = (
  { failing, givenUp, problem }: Unsent,
  describeCount: (count: number) => string,
) => {
  const count = failing + givenUp;
  if (count === 0) return [];

  return [
    `${describeCount(count)} not sent: ${problem ?? "unknown"}. Nothing is lost: the messages are in the lists above. Tell the website’s administrator.`,
  ];
};

/** Messages about the emails, and about each webhook's messages, that were not sent. */
export const describeOutbox = ({ mail, webhooks }: Pick<LeadsSummary, "mail" | "webhooks">) => [
  ...(mail
    ? describeUnsent(mail, (count) => `${numberOf(count, "email")} ${count === 1 ? "was" : "were"}`)
    : []),
  ...webhooks.flatMap((webhook) =>
    describeUnsent(
      webhook,
      (count) =>
        `${numberOf(count, "message")} to the webhook “${webhook.name}” ${count === 1 ? "was" : "were"}`,
    ),
  ),
];
