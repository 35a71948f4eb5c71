import type { CreatePagesArgs } from "gatsby";

import { isWebAddress } from "../../../common/rules/web-address";

/** The types with a calendar. */
const types = ["STRAPI_SITE", "STRAPI_PERSON", "STRAPI_SERVICE_PAGE"];

/** Characters of all origins together: Cloudflare drops a header of 2,000 characters. */
const maxLength = 600;

/**
 * The origins of the calendars in the content, for the CSP's frame-src (src/features/BookCall), those
 * of most calendars first. Says which have no room; their calendars open in a tab.
 */
export const calendarOrigins = ({
  getNodesByType,
  reporter,
}: Pick<CreatePagesArgs, "getNodesByType" | "reporter">): string[] => {
  const addresses = types.flatMap((type) =>
    getNodesByType(type).map(({ bookingUrl }) => bookingUrl as string | null | undefined),
  );
  const counts = new Map<string, number>();
  for (const address of addresses) {
    if (!address || !isWebAddress(address, "policy")) continue;
    const { origin } = new URL(address);
    counts.set(origin, (counts.get(origin) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one).map(([origin]) => origin);
  const fits = byCount.filter((_, end) => byCount.slice(0, end + 1).join(" ").length <= maxLength);
  const others = byCount.slice(fits.length);
  if (others.length > 0) {
    reporter.warn(
      `The policy has no room for all calendars. These open in a tab only: ${others.join(", ")}`,
    );
  }

  return fits.sort();
};
