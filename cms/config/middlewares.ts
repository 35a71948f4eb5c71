import { resolve } from "node:path";

import { proofHeader } from "../src/server/proof-of-work/proof-header";
import { readConfigSettings } from "../src/server/config-settings";
import type { Settings } from "../src/server/settings";

const own = (name: string, config = {}) => ({
  resolve: resolve(__dirname, "../src", name),
  config,
});

type MediaStorage = NonNullable<Settings["mediaStorage"]>;

/** The public origins of a bucket's images: the configured URL, the endpoint, or Amazon S3. */
const originsOf = ({ publicUrl, endpoint, bucket, region }: MediaStorage): string[] => {
  const address = publicUrl ?? endpoint;
  if (address) return [new URL(address).origin];

  return [`https://${bucket}.s3.${region}.amazonaws.com`, `https://${bucket}.s3.amazonaws.com`];
};

/**
 * The panel's CSP: no other hosts than a bucket, for its files. Strapi adds the preview's origin to
 * frame-src. Every directive is set, because Strapi's and Helmet's defaults allow all https: hosts.
 */
const panelPolicy = (storage: MediaStorage | undefined) => {
  const self = ["'self'"];
  const none = ["'none'"];
  const origins = storage ? originsOf(storage) : [];
  const files = [...self, "data:", "blob:", ...origins];
  const directives = {
    "default-src": self,
    "base-uri": self,
    // Text, because Strapi would add the items of its own lists to a shorter list.
    // The panel fetches a file of the bucket to download it.
    "connect-src": [...self, ...origins].join(" "),
    "font-src": [...self, "data:"],
    "form-action": self,
    "frame-ancestors": self,
    "frame-src": self,
    "img-src": files.join(" "),
    "media-src": files.join(" "),
    "object-src": none,
    "script-src": self,
    "script-src-attr": none,
    // styled-components inserts style elements.
    "style-src": [...self, "'unsafe-inline'"],
  };

  return { name: "strapi::security", config: { contentSecurityPolicy: { directives } } };
};

/** CORS for the site's pages, without credentials. */
const readableBy = (origin: readonly string[]) => ({
  origin,
  credentials: false,
  methods: ["POST", "GET"],
  headers: `Content-Type, Idempotency-Key, ${proofHeader}`,
  expose: "Retry-After, X-Request-Id",
  maxAge: 24 * 60 * 60,
});

// Strapi requires its body middleware, which parses nothing here: security/added-routes.ts reads bodies
// after authorization.
export default () => {
  const { mediaStorage, siteOrigins, publicUrl, allowedHosts, trustProxy } = readConfigSettings();

  return [
    own("server/http/request-log", { trustProxy }),
    "strapi::errors",
    panelPolicy(mediaStorage),
    own("server/http/response-headers"),
    { name: "strapi::cors", config: readableBy(siteOrigins) },
    own("server/http/errors"),
    own("security/hosts", { allowedHosts, publicUrl }),
    own("security/origins", { siteOrigins, publicUrl }),
    "strapi::query",
    own("security/content-query"),
    {
      name: "strapi::body",
      config: { multipart: false, json: false, urlencoded: false, text: false, parsedMethods: [] },
    },
    own("server/database/errors"),
    "strapi::session",
    own("server/http/favicon"),
    // Strapi requires it.
    "strapi::favicon",
    "strapi::public",
  ];
};
