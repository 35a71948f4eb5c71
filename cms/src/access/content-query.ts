import type { Middleware } from "koa";

import { answerRefusals, Refusal } from "../http/errors";

/** The site's own requests go eight levels down at most (a zone, its cards, their pictures). */
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
 * Two limits on questions to the content API: drafts are shown only to callers
 * with a token, and `populate` goes only so deep, because each level is a query
 * to the database.
 */
export const guardContentQuery: Middleware = async (ctx, next) => {
  if (!ctx.querystring || !ctx.path.toLowerCase().startsWith("/api/")) return next();

  const { status, publicationState, populate } = ctx.query as Record<string, unknown>;

  if ((status !== undefined || publicationState !== undefined) && !ctx.get("Authorization")) {
    throw new Refusal(403, "ForbiddenError", "Drafts are shown with a token only");
  }
  if (depthOf(populate) > deepestPopulate) {
    throw new Refusal(400, "ValidationError", `populate goes ${deepestPopulate} levels at most`);
  }

  return next();
};

export default (): Middleware => (ctx, next) =>
  answerRefusals(ctx, () => guardContentQuery(ctx, next));
