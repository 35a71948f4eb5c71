import type { Core } from "@strapi/strapi";
import type { Context, Middleware } from "koa";

import { type AppContext, appOf } from "../server/app-context";
import { HttpError } from "../server/http/errors";

import { createPrivateNames } from "./private-names";
import { isValidQuery } from "./query-grammar";
import { pathsInQuery } from "./query-paths";

/** Other query parameters of Strapi's routes and the public ones: those that the panel and our links send. */
const parametersByRoute: Readonly<Record<string, readonly string[]>> = {
  "/admin/permissions": ["role"],
  "/admin/registration-info": ["registrationToken"],
  "/admin/users/me/sessions": ["keepCurrent"],
  "/api/content-type-builder/content-types": ["kind"],
  "/content-manager/collection-types/:model/:id": ["redirectTo"],
  "/content-manager/collection-types/:model/:id/actions/unpublish": ["redirectTo"],
  "/content-manager/collection-types/:model/actions/bulkDelete": ["redirectTo"],
  "/content-manager/collection-types/:model/actions/bulkUnpublish": ["redirectTo"],
  "/content-manager/collection-types/:model/actions/countManyEntriesDraftRelations": [
    "documentIds",
  ],
  "/content-manager/content-types": ["kind"],
  "/content-manager/homepage/recent-documents": ["action"],
  "/content-manager/preview/url/:contentType": ["documentId"],
  "/content-manager/relations/:model/:targetField": ["id", "idsToInclude", "idsToOmit"],
  "/content-type-builder/content-types": ["kind"],
  "/i18n/content-manager/get-fill-from-locale/:model": [
    "documentId",
    "sourceLocale",
    "targetLocale",
  ],
  "/api/media-files": ["url"],
  "/set-up": ["token"],
  "/upload": ["id"],
};

/** Routes of static files, whose query only a browser reads. */
const staticRoutes = ["/", "/((?!uploads/).+)", "/admin/:path*", "/uploads/(.*)"];

/** The site's build requests at most eight levels (a zone, its cards, their pictures). */
const maxPopulateDepth = 12;

/** A route, or a middleware of a router, which has no methods. */
type Layer = {
  path: string | RegExp;
  methods: string[];
  captures: (path: string) => string[];
  params: (path: string, captures: string[]) => Record<string, string>;
};

const invalid = (message: string) => new HttpError(400, "ValidationError", message);

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
 * Requires that a type in the path exists, and that a field in the path is no relation to an admin
 * user. Strapi looks names up in objects, where `constructor` exists.
 */
const checkParameters = (
  strapi: Core.Strapi,
  { model, uid = model, contentType = uid, targetField = "" }: Record<string, string>,
  { isUser }: ReturnType<typeof createPrivateNames>,
) => {
  const exists =
    contentType === undefined ||
    Object.hasOwn(strapi.contentTypes, contentType) ||
    Object.hasOwn(strapi.components, contentType);
  if (!exists || isUser(targetField)) {
    throw new HttpError(404, "NotFoundError", "There is no such type or field");
  }
};

const checkDrafts = (ctx: Context) => {
  if (ctx.query.status === undefined) return;
  if (ctx.get("Authorization") || !ctx.path.toLowerCase().startsWith("/api/")) return;

  throw new HttpError(403, "ForbiddenError", "Drafts require a token", { reason: "draft" });
};

/**
 * Guards every route against what Strapi passes from an address to the database: it accepts known
 * types, known parameters (Strapi hands unknown ones, such as `where`, to the database layer), no
 * secrets or private fields of admin users in any of them, and `populate` of a maximum depth, since
 * each level is a database query. The content API has no search, and requires a token for drafts.
 *
 * @param ofPanel are the parameters of the routes that the capabilities add to the panel, by path.
 * @throws {HttpError} 400, 403 or 404.
 */
export const guardQueries = (
  strapi: Core.Strapi,
  ofPanel: () => AppContext["panelQueries"],
): Middleware => {
  let privateNames: ReturnType<typeof createPrivateNames> | undefined;

  return async (ctx, next) => {
    if (/%00/.test(ctx.url)) throw invalid("The address has a null character");
    const matched: Layer[] = strapi.server.router.match(ctx.path, ctx.method).pathAndMethod;
    const routes = matched
      .filter(({ methods }) => methods.length > 0)
      .filter(({ path }) => !staticRoutes.includes(String(path)));
    if (routes.length === 0) return next();

    privateNames ??= createPrivateNames(strapi);
    for (const route of routes) {
      checkParameters(strapi, route.params(ctx.path, route.captures(ctx.path)), privateNames);
    }
    if (!ctx.querystring) return next();

    checkDrafts(ctx);
    const others = routes.flatMap(
      ({ path }) => parametersByRoute[String(path)] ?? ofPanel().get(String(path)) ?? [],
    );
    if (!isValidQuery(ctx.query, others)) {
      throw invalid("The query has a parameter that this address does not accept");
    }
    // It would search in private fields, too. The site's build sends none.
    if ("_q" in ctx.query && routes.some(({ path }) => String(path).startsWith("/api/"))) {
      throw invalid("The content API has no search. Remove _q");
    }
    if (populateDepth(ctx.query.populate) > maxPopulateDepth) {
      throw invalid(`populate may be at most ${maxPopulateDepth} levels deep`);
    }
    if (pathsInQuery(ctx.query).some(privateNames.isPrivate)) {
      throw invalid("The query names a field that cannot be queried");
    }

    return next();
  };
};

export default (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  guardQueries(strapi, () => appOf(strapi).panelQueries);
