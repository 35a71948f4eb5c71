import { resolve } from "node:path";

const guard = (name: string) => ({ resolve: resolve(__dirname, "../src/guards", name) });

// Strapi insists on its cors and body middlewares; both are left without work,
// which our guards do: origins, and bodies only where a route asks for one.
export default () => [
  guard("request-log"),
  "strapi::errors",
  "strapi::security",
  guard("answer-headers"),
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  guard("origins"),
  "strapi::query",
  guard("content-query"),
  {
    name: "strapi::body",
    config: { multipart: false, json: false, urlencoded: false, text: false, parsedMethods: [] },
  },
  guard("body"),
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
