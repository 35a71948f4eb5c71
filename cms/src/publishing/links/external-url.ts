import type { Settings } from "../../server/settings";

type Origins = Pick<Settings, "siteOrigins" | "publicUrl">;

/**
 * The address of a link to another site, as it is tried and stored: without fragment and user name.
 * Undefined for other links.
 */
export const externalUrl = (
  href: string,
  { siteOrigins, publicUrl }: Origins,
): string | undefined => {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const own = [...siteOrigins, publicUrl].map((origin) => URL.parse(origin)?.host);
  if (own.includes(url.host)) return undefined;
  url.hash = url.username = url.password = "";

  return url.href;
};
