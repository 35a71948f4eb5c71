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

const wordsOf = (path: string) =>
  path
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const withoutEnd = (path: string) => path.replace(/\/$/, "");

/**
 * Says that the site has no page at an address, with the page that shares most words with it.
 *
 * @returns undefined for a page, and for all other addresses.
 */
export const missingPage = (target: string, pages: readonly SitePage[]): string | undefined => {
  const [path = ""] = target.split(/[?#]/);
  const isPage = /^\/(?!\/)/.test(path) && !/\.\w+$/.test(path);
  const isKnown = pages.some((page) => withoutEnd(page.path) === withoutEnd(path));
  if (!isPage || isKnown || pages.length === 0) return undefined;

  const words = wordsOf(path);
  const shared = (page: SitePage) =>
    wordsOf(page.path).filter((word) => words.includes(word)).length /
    Math.max(1, wordsOf(page.path).length);
  const [nearest] = [...pages].sort((one, other) => shared(other) - shared(one));
  const suggestion =
    nearest && shared(nearest) > 0 ? ` Near it is ${nearest.path} (${nearest.title}).` : "";

  return `No page of the website has this address now, unless a redirect does.${suggestion}`;
};
