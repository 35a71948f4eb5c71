import { linkPattern } from "../../../common/rules/links";
import { completeAddress } from "../../../common/text/complete-address";
import type { SitePage } from "../../types";

/**
 * Completes an address as people write it: `www.example.com`, `name@example.com`, `+49 30 1234`, or
 * the title of a page.
 */
export const completeLink = (typed: string, pages: readonly SitePage[] = []): string => {
  const target = typed.trim();
  const words = target.toLowerCase();
  const titled = pages.filter(({ title }) => title.toLowerCase() === words);
  const named = target ? pages.filter(({ title }) => title.toLowerCase().includes(words)) : [];
  const [page, ...others] = titled.length > 0 ? titled : named;
  if (page && others.length === 0) return page.path;
  if (linkPattern.test(target)) return target;

  return completeAddress(target);
};

/** What is wrong with an address; undefined for a valid one. */
export const linkIssue = (target: string): string | undefined =>
  linkPattern.test(target)
    ? undefined
    : "Choose a page from the list, or write an address (https://…), an email address or a phone number.";
