import type { ServedRoute } from "./routes";
import { send } from "./visitors";

/** A record that a walk asks for: its type, and its id where there is one. */
export type Target = { uid: string; id: string };

export type Answer = { route: string; target: Target; status: number; text: string };

const notWalked = [
  // The content API has tests of its own, and the panel's files belong to everybody.
  /^\/(api\/|admin\/:path|uploads\/|_health|$|\(\()/,
  // After these the rest would be refused for no other reason than that nobody is signed in.
  /^\/admin\/(logout|users\/me\/sessions)/,
  // WebSockets, which take a token of their own and leave a plain request without an answer.
  /^\/admin\/transfer\/runner\//,
];

/** A query without which a route has nothing to say. */
const queries: Record<string, string> = {
  "/content-manager/homepage/recent-documents": "?action=update",
};

const namesType = /:(model|uid|contentType)\b/;

/** The name of a parameter says what belongs there. */
const fill = (path: string, { uid, id }: Target): string =>
  path.replace(/:(\w+)/g, (_all, name: string) => {
    if (path.includes("/components/:uid")) return "shared.seo";
    if (namesType.test(`:${name}`)) return uid;

    return name === "targetField" ? "createdBy" : id;
  }) + (queries[path] ?? "");

/** Calls every route of the panel, those about a record for each of these, and returns what came. */
export const walkPanel = async (
  url: string,
  headers: Record<string, string>,
  routes: ServedRoute[],
  targets: Target[],
): Promise<Answer[]> => {
  const answers: Answer[] = [];

  for (const { method, path } of routes) {
    if (notWalked.some((pattern) => pattern.test(path))) continue;

    for (const target of namesType.test(path) ? targets : [{ uid: "", id: "1" }]) {
      // A connection for each call: one that is kept open may close while the next call begins.
      const { status, text } = await send(url + fill(path, target), {
        method,
        headers: { ...headers, "Content-Type": "application/json" },
        body: method === "GET" ? "" : JSON.stringify({ documentIds: [target.id] }),
      });
      answers.push({ route: `${method} ${path}`, target, status, text });
    }
  }

  return answers;
};

/** What Strapi answers to whoever is signed in: their own account, words and views of the panel. */
const forEverybody = [
  /^(GET|PUT) \/admin\/(users\/me(\/permissions)?|homepage\/(layout|key-statistics))$/,
  /^GET \/admin\/(init|project-type|information|telemetry-properties|guided-tour-meta|permissions)$/,
  // These ask Strapi's own servers, for a plan that nobody has here.
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
  // It leads to the panel, with a right to register where the token is the right one.
  /^GET \/set-up$/,
  // Routes of this service, which ask for rights of their own.
  /^\w+ \/(brand|leads-summary|media-uses|presence|preview|publishing|recent-records|schedule-problems)(\/|$)/,
];

/** The routes that let somebody in, but for those that answer everybody. */
export const letIn = (answers: Answer[]): string[] => {
  const routes = answers.filter(({ status }) => ![401, 403].includes(status));

  return [...new Set(routes.map(({ route }) => route))]
    .filter((route) => !forEverybody.some((pattern) => pattern.test(route)))
    .sort();
};
