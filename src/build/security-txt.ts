import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { securityTxtPath, singlePaths } from "../catalogue/paths";

import type { Settings } from "./settings";

const yearMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Writes security.txt, which says where to report a weakness (RFC 9116).
 *
 * @param folder of the built site.
 * @param contact an email address.
 * @param now in milliseconds since 1970.
 */
export const writeSecurityTxt = async (
  folder: string,
  contact: string,
  { siteUrl }: Pick<Settings, "siteUrl">,
  now = Date.now(),
) => {
  const file = join(folder, securityTxtPath);
  // By the day, so that two builds of one day are the same.
  const expires = `${new Date(now + yearMs).toISOString().slice(0, 10)}T00:00:00.000Z`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(
    file,
    [
      // What a mailto: address may not have as it is, such as a percent sign.
      `Contact: mailto:${encodeURIComponent(contact).replaceAll("%40", "@")}`,
      `Expires: ${expires}`,
      "Preferred-Languages: en",
      `Canonical: ${siteUrl}${securityTxtPath}`,
      `Policy: ${siteUrl}${singlePaths.security}`,
      "",
    ].join("\n"),
  );
};
