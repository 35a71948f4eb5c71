/** `GET /leads-summary` */
export type Summary = {
  collections: { uid: string; name: string; week: number; unanswered: number | null }[];
};

type Collection = Summary["collections"][number];

/** "3 unanswered", "All answered", or nothing for what needs no answer. */
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
