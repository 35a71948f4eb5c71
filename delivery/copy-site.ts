import { cp, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";

import { copy, exists, listFiles } from "./files.ts";

/** What only the build, or nobody, needs. page-data of 404.html stays: the 404 page asks for it. */
const dropped = [
  /\.map$/,
  /^\/~partytown\//,
  /^\/_gatsby\//,
  /^\/\.preview\//,
  /^\/webpack\.stats\.json$/,
  /^\/chunk-map\.json$/,
  // The address /404/ must answer 404, on hosts too that serve what is there.
  /^\/404\/index\.html$/,
];

/**
 * Puts what visitors get of a built site into `site`, and what the preview needs into `preview`.
 *
 * @returns how many pages there are, and the bytes of all files.
 */
export const copySite = async (from: string, folder: string) => {
  const site = join(folder, "site");
  const paths = (await listFiles(from)).filter((path) => !dropped.some((rule) => rule.test(path)));
  let bytes = 0;
  for (const path of paths) {
    await copy(join(from, path), join(site, path));
    bytes += (await stat(join(site, path))).size;
  }
  await mkdir(join(folder, "preview"));
  if (await exists(join(from, ".preview"))) {
    await cp(join(from, ".preview"), join(folder, "preview"), { recursive: true });
  }

  return { pages: paths.filter((path) => path.endsWith("/index.html")).length, bytes };
};
