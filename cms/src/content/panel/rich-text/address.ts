import { linkPattern } from "../../../common/rules/links";
import type { SitePage } from "../../types";

/**
 * Completes an address as people write it: `www.example.com`, `name@example.com`, `+49 30 1234`, or
 * the title of a page.
 */
export const completeAddress = (typed: string, pages: readonly SitePage[] = []): string => {
  const address = typed.trim();
  const page = pages.find(({ title }) => title.toLowerCase() === address.toLowerCase());
  if (page) return page.path;
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
    : "Choose a page, or write an address that starts with / or https://.";
