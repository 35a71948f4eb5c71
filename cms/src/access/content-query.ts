import type { Middleware } from "koa";

import { HttpError } from "../http/errors";

/** The site's own requests go at most eight levels deep (a zone, its cards, their pictures). */
const deepestPopulate = 12;

/** A dot leads a level down, as `[populate][…]` does, which counts two. */
const depthOfPaths = (paths: string): number =>
  Math.max(...paths.split(",").map((path) => 2 * (path.split(".").length - 1)));

const depthOf = (value: unknown): number => {
  if (typeof value === "string") return depthOfPaths(value);
  if (typeof value !== "object" || value === null) return 0;

  return (
    1 +
    Math.max(0, ...Object.entries(value).map(([key, inner]) => depthOfPaths(key) + depthOf(inner)))
  );
};

/**
 * Two limits on queries of the content API: drafts are shown only to callers with
 * a token, and `populate` has a maximum depth, because each level is a query to
 * the database.
 *
 * @throws {HttpError} 403 or 400.
 */
export const restrictContentQuery: Middleware = async (ctx, next) => {
  if (!ctx.querystring || !ctx.path.toLowerCase().startsWith("/api/")) return next();

  const { status, publicationState, populate } = ctx.query as Record<string, unknown>;

  if ((status !== undefined || publicationState !== undefined) && !ctx.get("Authorization")) {
    throw new HttpError(403, "ForbiddenError", "Drafts are shown only with a token", {
      reason: "draft",
    });
  }
  if (depthOf(populate) > deepestPopulate) {
    throw new HttpError(
      400,
      "ValidationError",
      `populate may be at most ${deepestPopulate} levels deep`,
    );
  }

  return next();
};

export default () => restrictContentQuery;
