import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { dayMs } from "../../../common/durations";
import { securityTxtPath, pagePaths } from "../../../common/catalogue/paths";

import { buildTime } from "../content/build-time";
import type { Settings } from "../settings";

const yearMs = 365 * dayMs;

/**
 * Writes security.txt (RFC 9116).
 *
 * @param contact email address for reports.
 */
export const writeSecurityTxt = async (
  publicDir: string,
  contact: string,
  { siteUrl }: Pick<Settings, "siteUrl">,
) => {
  const file = join(publicDir, securityTxtPath);
  // Rounded to the day, so that builds of one day are equal.
  const expires = `${new Date(buildTime().getTime() + yearMs).toISOString().slice(0, 10)}T00:00:00.000Z`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    [
      // A mailto: URL requires escapes, for example of a percent sign.
      `Contact: mailto:${encodeURIComponent(contact).replaceAll("%40", "@")}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${siteUrl}${securityTxtPath}`,
      `Policy: ${siteUrl}${pagePaths.security}`,
      "",
    ].join("\n"),
  );
};
