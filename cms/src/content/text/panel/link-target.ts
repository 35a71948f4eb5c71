import { linkPattern } from "../../../common/rules/links";
import { completeAddress } from "../../../common/text/complete-address";
import { foldText } from "../../../common/text/fold-text";
import type { SitePage } from "../../types";

/** Nobody reads a longer list. */
const maxListed = 100;

/**
 * The pages whose title or address has what was typed: those first whose title begins with it, then
 * those with it in their title.
 */
export const matchPages = (typed: string, pages: readonly SitePage[]): SitePage[] => {
  const words = foldText(typed.trim());
  const rank = ({ title, path }: SitePage) => {
    const at = foldText(title).indexOf(words);
    if (at >= 0) return at === 0 ? 0 : 1;

    return foldText(path).includes(words) ? 2 : 3;
  };

  return pages
    .map((page) => ({ page, rank: rank(page) }))
    .filter((match) => match.rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, maxListed)
    .map(({ page }) => page);
};

/**
 * Completes an address as people write it: `www.example.com`, `name@example.com`, `+49 30 1234`, or
 * the title of a page.
 */
export const completeLink = (typed: string, pages: readonly SitePage[] = []): string => {
  const target = typed.trim();
  // Before titles: "/" is also in that of a page about UI/UX.
  if (linkPattern.test(target)) return target;
  const words = target.toLowerCase();
  const titled = pages.filter(({ title }) => title.toLowerCase() === words);
  const named = target ? pages.filter(({ title }) => title.toLowerCase().includes(words)) : [];
  const [page, ...others] = titled.length > 0 ? titled : named;
  if (page && others.length === 0) return page.path;

  return completeAddress(target);
};

/** What is wrong with an address; undefined for a valid one. */
export const linkIssue = (target: string): string | undefined =>
  linkPattern.test(target)
    ? undefined
    : "Choose a page from the list, or write an address (https://…), an email address or a phone number.";
