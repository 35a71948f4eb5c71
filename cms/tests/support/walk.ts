import type { ServedRoute } from "./routes";

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
      const response = await fetch(url + fill(path, target), {
        method,
        redirect: "manual",
        headers: { ...headers, "Content-Type": "application/json" },
        ...(method === "GET" ? {} : { body: JSON.stringify({ documentIds: [target.id] }) }),
      });
      const text = await response.text();
      answers.push({ route: `${method} ${path}`, target, status: response.status, text });
    }
  }

  return answers;
};

/** The routes that answered with something else than "not signed in" or "not for you". */
export const reached = (answers: Answer[]): string[] => [
  ...new Set(
    answers.filter(({ status }) => ![401, 403].includes(status)).map(({ route }) => route),
  ),
];
