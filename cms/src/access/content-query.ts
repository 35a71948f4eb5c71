import type { Middleware } from "koa";

import { HttpError } from "../http/errors";

/** The site's build requests at most eight levels (a zone, its cards, their pictures). */
const maxPopulateDepth = 12;

/** `a.b` nests like `a[populate][b]`: two levels per dot. */
const pathDepth = (paths: string): number =>
  Math.max(...paths.split(",").map((path) => 2 * (path.split(".").length - 1)));

const populateDepth = (value: unknown): number => {
  if (typeof value === "string") return pathDepth(value);
  if (typeof value !== "object" || value === null) return 0;

  return (
    1 +
    Math.max(
      0,
      ...Object.entries(value).map(([key, inner]) => pathDepth(key) + populateDepth(inner)),
    )
  );
};

/**
 * Limits queries of the content API: drafts require a token, and `populate` has a maximum depth,
 * because each level is a database query.
 *
 * @throws {HttpError} 403 or 400.
 */
export const restrictContentQuery: Middleware = async (ctx, next) => {
  if (!ctx.querystring || !ctx.path.toLowerCase().startsWith("/api/")) return next();

  const { status, publicationState, populate } = ctx.query as Record<string, unknown>;

  if ((status !== undefined || publicationState !== undefined) && !ctx.get("Authorization")) {
    throw new HttpError(403, "ForbiddenError", "Drafts require a token", {
      reason: "draft",
    });
  }
  if (populateDepth(populate) > maxPopulateDepth) {
    throw new HttpError(
      400,
      "ValidationError",
      `populate may be at most ${maxPopulateDepth} levels deep`,
    );
  }

  return next();
};

export default () => restrictContentQuery;
