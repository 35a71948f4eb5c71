import type { BrokenLink } from "../../common/record-id";
import { linkPattern } from "../../common/rules/links";
import type { AppContext } from "../../server/app-context";
import { currentAbility, mayRead } from "../../server/admin/rights";

import { plainText } from "./reasons";
import type { PublishingState } from "./publishing-state";

/**
 * The live release's broken links in records that the user of the current request may read, and how
 * many more there are. A link to another site is none: anybody with the publisher's secret could
 * write to editors.
 */
export const readBrokenLinks = (
  { strapi, settings }: AppContext,
  { current }: Pick<PublishingState, "current">,
): { links: BrokenLink[]; more: number } => {
  const { total = 0, links: all = [] } = current?.brokenLinks ?? {};
  const ability = currentAbility(strapi);
  const isInternal = (href: string) =>
    linkPattern.test(href) &&
    (/^[#/]/.test(href) || settings.siteOrigins.includes(URL.parse(href)?.origin ?? ""));
  const links = all
    .filter(({ uid, href }) => ability && mayRead(ability, uid) && isInternal(href))
    .map((link) => ({ ...link, field: plainText(link.field) }));

  return { links, more: links.length > 0 ? total - all.length : 0 };
};
