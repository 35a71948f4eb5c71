import { listOf } from "../../../panel/list-of";

/** What a link for a client does not show, because it is not published. */
export const describeUnpublished = (titles: readonly string[]): string => {
  const names = listOf(titles.map((title) => `“${title}”`));

  return `Clients do not see ${names}, nor a section made for ${titles.length === 1 ? "it: it is" : "them: they are"} not published.`;
};
