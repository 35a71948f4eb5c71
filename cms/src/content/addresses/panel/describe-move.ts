import { listOf } from "../../../panel/list-of";

import type { Addresses } from "../../types";

/** Sentences about what publishing a record changes in its addresses; none if its page stays. */
export const describeMove = ({ page, movesTo, follow, deleted }: Addresses): string[] => {
  if (!page || !movesTo) return [];

  return [
    `Publishing moves the page from ${page} to ${movesTo}.`,
    `Visitors of ${listOf([page, ...follow])} are redirected to the new address.`,
    ...deleted.map((address) => `The redirect from ${address} is deleted.`),
  ];
};
