import type { Outline } from "../wordpress/export-types.ts";
import type { Plan } from "../wordpress/plan.ts";
import { draftReason } from "../wordpress/states.ts";

import { createAddressFinder, type FoundLink } from "./address-finder.ts";
import { itemAddresses } from "./item-addresses.ts";
import { listsAddresses } from "./list-addresses.ts";
import { createStartPage, siteAddress } from "./old-site.ts";

/** Files of the library and addresses that are none of pages. */
const files = /^\/([^?]*\/)?wp-(content|includes|admin|json)\//;

/**
 * Creates a function that finds where a link in a text leads on the new site. Posts that will be
 * published count as such before they are converted.
 */
export const createLinkResolver = (outline: Outline, plan: Plan) => {
  const published = new Set(
    outline.items
      .filter((item) => plan.places.has(item.id) && !draftReason(item))
      .map(({ id }) => id),
  );
  const site = { outline, plan, published };
  const addresses = [...itemAddresses(site), ...listsAddresses(site, [])].flatMap(({ url, to }) => {
    const address = siteAddress(url, outline.url);

    return to && address ? [{ url: address, to }] : [];
  });
  const find = createAddressFinder(addresses, createStartPage(outline).isOtherPage);

  return (url: string): FoundLink => {
    const address = siteAddress(url, outline.url);
    if (address === undefined || files.test(address)) return { kind: "other" };
    // Addresses of sites have no fragments.
    const path = find(address.replace(/#.*$/s, "") + (/#.*$/s.exec(url)?.[0] ?? ""));

    return path ? { kind: "path", path } : { kind: "lost" };
  };
};
