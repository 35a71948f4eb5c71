import type { Core } from "@strapi/strapi";

export type ServedRoute = { method: string; path: string };

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];

/** All registered routes: of Strapi, its plugins and this project. */
export const servedRoutes = (strapi: Core.Strapi): ServedRoute[] => {
  const layers = strapi.server.listRoutes() as unknown as { methods: string[]; path: string }[];
  const routes = layers.flatMap(({ methods: served, path }) =>
    methods.filter((method) => served.includes(method)).map((method) => ({ method, path })),
  );

  return [...new Map(routes.map((route) => [`${route.method} ${route.path}`, route])).values()];
};

/** A path that a route matches. */
const example = (path: string) =>
  path
    .replace("((?!uploads/).+)", "nothing.txt")
    .replace(/\(\.\*\)/g, "nothing.png")
    .replace("components/:uid", "components/shared.seo")
    .replace(/\/:(model|uid|contentType)\b/, "/api::article.article")
    .replace(/\/:([a-z]+)(\([^)]*\)|\*|\?)*/gi, "/1");

/**
 * The routes that do not reject a request without a token. "Not found" counts as open, because the
 * route has looked for a record.
 */
export const allowedForPublic = async (url: string, routes: ServedRoute[]): Promise<string[]> => {
  const allowed: string[] = [];

  for (const { method, path } of routes) {
    const response = await fetch(url + example(path), {
      method,
      redirect: "manual",
      ...(method === "GET" ? {} : { body: "{}", headers: { "Content-Type": "application/json" } }),
    });
    await response.arrayBuffer();
    if (![401, 403].includes(response.status)) allowed.push(`${method} ${path}`);
  }

  return allowed.sort();
};
