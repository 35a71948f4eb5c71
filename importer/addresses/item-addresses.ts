import { canonicalPath } from "../../common/paths/redirect-source.ts";

import type { ItemOutline } from "../wordpress/export-types.ts";

import { basePath, newPath, type OldAddress, type OldSite, siteAddress } from "./old-site.ts";

/** Types of items that have no address, or one that nobody visits. */
const hidden =
  /^(nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_.+)$/;

const isPublic = ({ type, status }: ItemOutline) =>
  type === "attachment" ? status !== "trash" : status === "publish" && !hidden.test(type);

/** The parameter by which WordPress finds an item of a type. */
const parameters: Record<string, string> = {
  page: "page_id",
  attachment: "attachment_id",
};

const targetOf = (site: OldSite, { id, type, parent }: ItemOutline) => {
  if (type !== "attachment") return { to: newPath(site, id), what: "Has no page on the new site" };

  return { to: newPath(site, parent), what: "Shows a file that belongs to no published post" };
};

/** The address that an item had when it was made, which may lead to it still. */
const guidOf = ({ guid, type }: ItemOutline, siteUrl: string) => {
  const address = type === "attachment" ? undefined : siteAddress(guid, siteUrl);

  return address && address !== "/" ? address : undefined;
};

/** The links that an item had under its former names. */
const formerLinks = ({ link, name, oldSlugs }: ItemOutline) => {
  const [, start, own = "", end = ""] = /^(.*\/)([^/?#]+?)((?:\.\w+)?\/?)$/.exec(link) ?? [];

  return start && canonicalPath(own) === canonicalPath(name)
    ? oldSlugs.map((slug) => start + slug + end)
    : [];
};

/**
 * The addresses of posts, pages and attachments: first their links, then those by number and those of
 * former names. The page of an attachment leads to the post that it belongs to.
 */
export const itemAddresses = (site: OldSite): OldAddress[] => {
  const base = basePath(site.outline);
  const items = site.outline.items.filter(isPublic);
  const links = items.flatMap((item) =>
    item.link ? [{ url: item.link, ...targetOf(site, item) }] : [],
  );
  // What has no page was said of its link.
  const others = items.flatMap((item) => {
    const { to } = targetOf(site, item);
    const number = `${base}/?${parameters[item.type] ?? "p"}=${item.id}`;
    const urls = [number, guidOf(item, site.outline.url), ...formerLinks(item)];

    return to ? urls.flatMap((url) => (url ? [{ url, to }] : [])) : [];
  });

  return [...links, ...others];
};
