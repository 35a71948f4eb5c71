import { readSource } from "../../common/paths/redirect-source.ts";

import { planRedirect } from "../addresses/plan-redirect.ts";
import { createOwnPaths, sourcePlace } from "../addresses/site-place.ts";
import type { ImportRedirect, Loss } from "../record.ts";

import type { PlannedFile } from "./plan-files.ts";

/**
 * Finds for each old address of the files where it leads on the new site, or why it leads nowhere. No
 * redirect leads from a page of the new site, so there are no chains.
 *
 * @param published the files that have a page on the new site.
 * @param own the paths of further pages of the new site.
 */
export const fileRedirects = (
  files: readonly PlannedFile[],
  published: ReadonlySet<string>,
  own: readonly string[],
): { redirects: ImportRedirect[]; losses: Loss[] } => {
  const isOwn = createOwnPaths([...own, ...files.map(({ place }) => place.path)]);
  const known = new Set<string>();
  const redirects: ImportRedirect[] = [];
  const losses: Loss[] = [];

  const add = (url: string, file: string, to: string) => {
    const lose = (what: string) => losses.push({ url, what });
    if (!url.startsWith("/")) return lose("Is on another site: cannot be redirected here");
    const source = readSource(url);
    if (!source) return lose("Has characters that the source of a redirect cannot have");
    if (known.has(sourcePlace(source))) return undefined;
    known.add(sourcePlace(source));
    if (!published.has(file)) return lose("Has no page on the new site");
    const { redirect, what } = planRedirect(source, to, isOwn);
    if (redirect) redirects.push(redirect);

    return what === undefined ? undefined : lose(what);
  };
  for (const { file, place, oldPaths } of files) {
    for (const url of oldPaths) add(url, file, place.path);
  }

  return { redirects, losses };
};
