import type { Context, Middleware } from "koa";

import type { AppContext } from "../server/app-context";
import { closeConnection, HttpError } from "../server/http/errors";
import { readJson } from "../server/http/json-body";

/** Maximum bytes of an anonymous body: an email address and a password. */
const anonymousLimit = 4 * 1024;
const signedInLimit = 2 * 1024 * 1024;

type Route = {
  method: string;
  path?: string;
  config?: { auth?: unknown; middlewares?: unknown[] };
  info?: { pluginName?: string };
};
type Router = { type?: string; routes: Route[] };

/** The plugin that the site's build reads with its token. */
const pluginReadByTheSite = "content-type-builder";

/** True if a request announces a body. */
const hasBody = (ctx: Context) =>
  Number(ctx.get("Content-Length") || 0) > 0 || ctx.get("Transfer-Encoding") !== "";

const parseBody =
  (limit: number, takesFiles: boolean): Middleware =>
  async (ctx, next) => {
    if (hasBody(ctx)) {
      if (!ctx.is("multipart")) {
        (ctx.request as { body?: unknown }).body = await readJson(ctx, limit);
      } else if (!takesFiles) {
        throw new HttpError(
          415,
          "UnsupportedMediaTypeError",
          "Files are not accepted here",
          closeConnection,
        );
      }
    }
    return next();
  };

/**
 * False for a route of a plugin's API, except those that the site's build reads: sign-in of site
 * users, sending email, the media library by a token (content/media/media-files.ts replaces it). False for
 * the panel's routes if it is off. A route that is not added cannot be opened by a wrong permission.
 */
const isUsed = (type: string | undefined, { method, info }: Route, serveAdminPanel: boolean) => {
  if (info?.pluginName === undefined) return true;
  if (type !== "content-api") return serveAdminPanel;

  return info.pluginName === pluginReadByTheSite && method === "GET";
};

const parseBodyAfterAuth = (route: Route, own: Middleware | undefined) => {
  if (["GET", "HEAD"].includes(route.method)) return;
  const { auth, middlewares = [] } = route.config ?? {};
  const limit = auth === false ? anonymousLimit : signedInLimit;
  const parse = own ?? parseBody(limit, route.info?.pluginName === "upload");
  route.config = { ...route.config, middlewares: [parse, ...middlewares] };
};

/**
 * Changes what is added after this call: leaves out unused routes of Strapi, and parses JSON after
 * authorization. Strapi's own parser reads bodies on every path before authorization, and leaves
 * temporary files. Public routes, added before, and the media library's routes read their own bodies.
 */
export const changeAddedRoutes = ({ strapi, settings, requestReaders }: AppContext) => {
  const { serveAdminPanel } = settings;
  const server = strapi.server as unknown as { routes: (added: Route[] | Router) => unknown };
  const add = server.routes.bind(server);

  server.routes = (added) => {
    const { type, routes } = Array.isArray(added) ? { type: undefined, routes: added } : added;
    const used = routes.filter((route) => isUsed(type, route, serveAdminPanel));
    for (const route of used) {
      parseBodyAfterAuth(route, requestReaders.get(`${route.method} ${route.path}`));
    }

    return add(Array.isArray(added) ? used : { ...added, routes: used });
  };
};
