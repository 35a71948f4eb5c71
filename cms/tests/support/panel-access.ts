import type { ServedRoute } from "./routes";
import { send } from "./visitors";

/** A record to request: its type, and its id if it has one. */
export type Target = { uid: string; id: string };

export type RouteResponse = { route: string; target: Target; status: number; text: string };

const skippedRoutes = [
  // The content API has separate tests, and the panel's files are public.
  /^\/(api\/|admin\/:path|uploads\/|_health|$|\(\()/,
  // These end the session, so all further requests would be rejected.
  /^\/admin\/(logout|users\/me\/sessions)/,
  // WebSockets, which have their own token and do not respond to plain requests.
  /^\/admin\/transfer\/runner\//,
];

/** Required queries of routes. */
const queries: Record<string, string> = {
  "/content-manager/homepage/recent-documents": "?action=update",
};

const namesType = /:(model|uid|contentType)\b/;

/** Values of path parameters by name. */
const fill = (path: string, { uid, id }: Target): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => {
    if (path.includes("/components/:uid")) return "shared.seo";
    if (namesType.test(`:${name}`)) return uid;

    return name === "targetField" ? "createdBy" : id;
  }) + (queries[path] ?? "");

/** Requests every route of the panel, those about a record for each target. @returns the responses. */
export const requestPanelRoutes = async (
  url: string,
  headers: Record<string, string>,
  routes: ServedRoute[],
  targets: Target[],
): Promise<RouteResponse[]> => {
  const responses: RouteResponse[] = [];

  for (const { method, path } of routes) {
    if (skippedRoutes.some((pattern) => pattern.test(path))) continue;

    for (const target of namesType.test(path) ? targets : [{ uid: "", id: "1" }]) {
      // A new connection per request: a keep-alive connection may close as the next request begins.
      const { status, text } = await send(url + fill(path, target), {
        method,
        headers: { ...headers, "Content-Type": "application/json" },
        body: method === "GET" ? "" : JSON.stringify({ documentIds: [target.id] }),
      });
      responses.push({ route: `${method} ${path}`, target, status, text });
    }
  }

  return responses;
};

/** Routes that Strapi opens to every admin user: their account, translations and views of the panel. */
const openToAllUsers = [
  /^(GET|PUT) \/admin\/(users\/me(\/permissions)?|homepage\/(layout|key-statistics))$/,
  /^GET \/admin\/(init|project-type|information|telemetry-properties|guided-tour-meta|permissions)$/,
  // These query Strapi's servers for a paid plan.
  /^GET \/admin\/(license-trial-time-left|ai-[a-z-]+)$/,
  /^(GET|POST) \/admin\/(login|register|register-admin|registration-info|forgot-password|reset-password)$/,
  /^POST \/admin\/permissions\/check$/,
  /^GET \/content-manager\/(init|content-types|content-types-settings|components)$/,
  /^GET \/content-manager\/(content-types|components)\/:uid\/configuration$/,
  /^POST \/content-manager\/uid\/(generate|check-availability)$/,
  /^GET \/content-manager\/(preview\/script|(homepage|relations)\/.+)$/,
  /^GET \/i18n\/(locales|settings|ai-localization-jobs\/.+)$/,
  /^POST \/i18n\/content-manager\/actions\/get-non-localized-fields$/,
  /^GET \/upload\/(configuration|ai-metadata-jobs\/latest)$/,
  // Redirects to the panel; a valid token permits registration.
  /^GET \/set-up$/,
  // Routes of this project, which check permissions themselves.
  /^\w+ \/(addresses|deleted-records|leads-report|leads-summary|media-uses|open-records|preview|preview-links|public-settings|publishing|reviews|schedule-problems|site-pages|versions)(\/|$)/,
];

/** The routes that accepted a request, except for those that are open to everyone. */
export const permittedRoutes = (responses: RouteResponse[]): string[] => {
  const routes = responses.filter(({ status }) => ![401, 403].includes(status));

  return [...new Set(routes.map(({ route }) => route))]
    .filter((route) => !openToAllUsers.some((pattern) => pattern.test(route)))
    .sort();
};
