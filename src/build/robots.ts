import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sitemapPath } from "../catalogue/paths";

import type { Settings } from "./settings";

/**
 * Writes robots.txt, which must name the sitemap with its full address (sitemaps.org).
 *
 * @param folder of the built site.
 */
export const writeRobots = (folder: string, { siteUrl }: Pick<Settings, "siteUrl">) =>
  writeFile(
    join(folder, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`,
  );
