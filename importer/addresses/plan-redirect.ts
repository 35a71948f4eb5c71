import { type RedirectSource, writeSource } from "../../common/paths/redirect-source.ts";

import type { ImportRedirect } from "../record.ts";

import { pathPlace } from "./site-place.ts";

/** The length of the field for old addresses. */
const maxFrom = 255;

/** A redirect, or why there is none; nothing if the page is at its old address. */
type Planned = {
  redirect?: ImportRedirect;
  what?: string;
  /** True if the new site has a page or file at the old address. */
  isTaken?: boolean;
};

/**
 * Plans the redirect from an old address. A path that is too long as browsers send it is kept as people read it.
 *
 * @param isOwn says whether the new site has a page or file at a path.
 */
export const planRedirect = (
  source: RedirectSource,
  to: string,
  isOwn: (path: string) => boolean,
): Planned => {
  const hasQuery = source.parameters.length > 0;
  if (!hasQuery && pathPlace(source.path) === pathPlace(to)) return {};
  if (!hasQuery && isOwn(source.path)) {
    const what = `Would lead to ${to}, but the new site has a page or file there`;

    return { what, isTaken: true };
  }
  const written = writeSource(source);
  const from = written.length > maxFrom && !hasQuery ? source.path : written;

  return from.length > maxFrom
    ? { what: "Is too long for a redirect" }
    : { redirect: { from, to } };
};
