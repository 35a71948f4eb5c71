import { linkPattern } from "../../../common/rules/links";
import type { SitePage } from "../../types";

/**
 * Completes an address as people write it: `www.example.com`, `name@example.com`, `+49 30 1234`, or
 * the title of a page.
 */
export const completeAddress = (typed: string, pages: readonly SitePage[] = []): string => {
  const address = typed.trim();
  const words = address.toLowerCase();
  const titled = pages.filter(({ title }) => title.toLowerCase() === words);
  const named = address ? pages.filter(({ title }) => title.toLowerCase().includes(words)) : [];
  const [page, ...others] = titled.length > 0 ? titled : named;
  if (page && others.length === 0) return page.path;
  if (linkPattern.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(address)) return `mailto:${address}`;
  if (/^\+?[\d\s().-]{6,}$/.test(address)) return `tel:${address.replace(/[^\d+]/g, "")}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(address)) return `https://${address}`;

  return address;
};

/** What is wrong with an address; undefined for a valid one. */
export const addressProblem = (address: string): string | undefined =>
  linkPattern.test(address)
    ? undefined
    : "Choose a page from the list, or write an address (https://…), an email address or a phone number.";
