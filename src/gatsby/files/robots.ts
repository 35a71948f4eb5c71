import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { sitemapPath } from "../../../common/catalogue/paths";

import type { Settings } from "../settings";

/** Writes robots.txt, which requires the sitemap's absolute URL (sitemaps.org). */
export const writeRobots = (publicDir: string, { siteUrl }: Pick<Settings, "siteUrl">) =>
  writeFile(
    join(publicDir, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapPath}\n`,
  );
