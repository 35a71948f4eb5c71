import { resolve } from "node:path";

import { readSettings, type Settings } from "../src/settings";

const guard = (name: string) => ({ resolve: resolve(__dirname, "../src", name) });

type Storage = NonNullable<Settings["mediaStorage"]>;

/** Where browsers find the pictures of a bucket: by our setting, at the endpoint, or at Amazon. */
const originsOf = ({ publicUrl, endpoint, bucket, region }: Storage): string[] => {
  const address = publicUrl ?? endpoint;
  if (address) return [new URL(address).origin];

  return [`https://${bucket}.s3.${region}.amazonaws.com`, `https://${bucket}.s3.amazonaws.com`];
};

/** Strapi's policy for the panel, with the right to show what lies in a bucket. */
const panelPolicy = (storage: Storage | undefined) => {
  const origins = storage ? originsOf(storage) : [];
  const files = ["'self'", "data:", "blob:"];
  const directives = {
    "img-src": [...files, "https://market-assets.strapi.io", ...origins],
    "media-src": [...files, ...origins],
  };

  return { name: "strapi::security", config: { contentSecurityPolicy: { directives } } };
};

// Strapi insists on its cors and body middlewares; both are left without work,
// which our guards do: origins, and bodies only where a route asks for one.
export default () => [
  guard("http/request-log"),
  "strapi::errors",
  panelPolicy(readSettings(process.env).mediaStorage),
  guard("http/response-headers"),
  { name: "strapi::cors", config: { origin: [], credentials: false } },
  guard("http/origins"),
  "strapi::query",
  guard("access/content-query"),
  {
    name: "strapi::body",
    config: { multipart: false, json: false, urlencoded: false, text: false, parsedMethods: [] },
  },
  guard("http/route-bodies"),
  "strapi::session",
  "strapi::favicon",
  "strapi::public",
];
