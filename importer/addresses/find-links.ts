import { readSource } from "../../common/paths/redirect-source.ts";

import type { Outline } from "../wordpress/export-types.ts";
import type { Plan } from "../wordpress/plan.ts";
import { draftReason } from "../wordpress/states.ts";

import { itemAddresses } from "./item-addresses.ts";
import { listsAddresses } from "./list-addresses.ts";
import { siteAddress } from "./old-site.ts";
import { sourcePlace } from "./site-place.ts";

/** What a link of the old site becomes: its new path, `lost` without one, or a link to elsewhere. */
export type FoundLink = { kind: "path"; path: string } | { kind: "lost" } | { kind: "other" };

/** Files of the library and addresses that are none of pages. */
const files = /^\/([^?]*\/)?wp-(content|includes|admin|json)\//;

/**
 * Creates a function that finds where a link in a text leads on the new site. Posts that will be
 * published count as such before they are converted.
 */
export const createLinkFinder = (outline: Outline, plan: Plan) => {
  const published = new Set(
    outline.items
      .filter((item) => plan.places.has(item.id) && !draftReason(item))
      .map(({ id }) => id),
  );
  const site = { outline, plan, published };
  const paths = new Map<string, string>();
  for (const { url, to } of [...itemAddresses(site), ...listsAddresses(site, [])]) {
    const source = to && readSource(siteAddress(url, outline.url) ?? "");
    const place = source && sourcePlace(source);
    if (to && place && !paths.has(place)) paths.set(place, to);
  }

  return (url: string): FoundLink => {
    const address = siteAddress(url, outline.url);
    if (address === undefined || files.test(address)) return { kind: "other" };
    const fragment = /#.*$/s.exec(url)?.[0] ?? "";
    if (/^\/?$/.test(address.replace(/#.*$/s, ""))) return { kind: "path", path: `/${fragment}` };
    const source = readSource(address.replace(/#.*$/s, ""));
    const path = source && paths.get(sourcePlace(source));

    return path ? { kind: "path", path: path + fragment } : { kind: "lost" };
  };
};
