import type { CreatePagesArgs } from "gatsby";

/** The types with a calendar. */
const types = ["STRAPI_SITE", "STRAPI_PERSON", "STRAPI_SERVICE_PAGE"];

/** The origins of the calendars in the content, for the CSP's frame-src (src/features/BookCall). */
export const calendarOrigins = ({
  getNodesByType,
}: Pick<CreatePagesArgs, "getNodesByType">): string[] => {
  const addresses = types.flatMap((type) =>
    getNodesByType(type).map(({ bookingUrl }) => bookingUrl as string | null | undefined),
  );

  return [
    ...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : []))),
  ].sort();
};
