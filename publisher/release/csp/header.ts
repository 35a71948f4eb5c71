import { createHash } from "node:crypto";

import type { DeliveryManifest } from "../delivery-manifest.ts";
import { allowedScripts } from "./scripts.ts";
import { vendorOrigins } from "./vendors.ts";

/** A hash in the syntax of CSP and of `integrity`. */
export const cspHash = (content: string | Buffer, algorithm: "sha256" | "sha384" = "sha256") =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

type Directives = Record<string, string[]>;

/** A keyword, a hash, a scheme or an origin; others could end a directive, or a string of nginx. */
const source =
  /^(?:'[\w+/=-]+'|data:|(?:https?|wss?):\/\/(?:\[[\da-f:]+\]|(?:\*\.)?[\w.-]+)(?::\d+)?)$/;

const serialize = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => {
      const wrong = sources.find((one) => !source.test(one));
      // Other directives have keywords without quotes, such as the name of a Trusted Types policy.
      if (name.endsWith("-src") && wrong !== undefined) {
        throw new Error(`The policy's ${name} cannot have the source ${JSON.stringify(wrong)}.`);
      }

      return [name, ...sources].join(" ");
    })
    .join("; ");

const quote = (hash: string) => `'${hash}'`;
const self = "'self'";
const none = "'none'";

/**
 * All directives except those for styles; equal in every release with the same settings.
 *
 * @param compiles sources that allow compilation, such as of WebAssembly.
 */
const constantDirectives = (manifest: DeliveryManifest, compiles: string[] = []): Directives => {
  const { apiUrl, ipLookupUrl, scripts } = manifest;
  const vendors = vendorOrigins(manifest);
  const sourcesOf = (name: keyof (typeof vendors)[number]) =>
    vendors.flatMap((sources) => sources[name] ?? []);
  const frames = [...manifest.frames, ...sourcesOf("frame-src")];
  const hosts = [apiUrl, ...(ipLookupUrl ? [ipLookupUrl] : [])].map((url) => new URL(url).origin);

  return {
    "script-src": [
      self,
      ...allowedScripts(scripts).map((text) => quote(cspHash(text))),
      ...sourcesOf("script-src"),
      ...compiles,
    ],
    "connect-src": [self, ...hosts, ...sourcesOf("connect-src")],
    "img-src": [self, "data:", ...sourcesOf("img-src")],
    "font-src": [self, ...sourcesOf("font-src")],
    "frame-src": frames.length > 0 ? frames : [none],
    "manifest-src": [self],
    "media-src": [self],
    "worker-src": [self],
    "object-src": [none],
    "base-uri": [none],
    "form-action": [self],
  };
};

const trustedTypes: Directives = {
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["default"],
};

/**
 * The policy of pages' `<meta>`: the header's directives and the hashes of the page's styles, which change
 * with each release.
 *
 * @returns a function of the texts of a page's style elements.
 */
export const metaPolicy = (manifest: DeliveryManifest) => {
  const directives = constantDirectives(manifest);

  return (css: string[]) =>
    serialize({
      // Firefox applies it to prefetches; every other kind of request has a directive below.
      "default-src": [self],
      "style-src": [
        self,
        ...css.map((text) => quote(cspHash(text))),
        ...manifest.styleHashes.map(quote),
      ],
      ...directives,
    });
};

/** The policies of headers. They leave out styles, so that a server does not have to reload them. */
export const headerPolicies = (manifest: DeliveryManifest) => {
  // Vendors' scripts assign URLs as strings, which Trusted Types forbids.
  const strict = vendorOrigins(manifest).length === 0;
  const policy = (directives: Directives) => ({
    "Content-Security-Policy": serialize({
      ...directives,
      "frame-ancestors": [none],
      ...(manifest.siteUrl.startsWith("https:") && { "upgrade-insecure-requests": [] }),
      ...(strict && trustedTypes),
    }),
  });

  return {
    all: policy(constantDirectives(manifest)),
    // The search's worker compiles WebAssembly, which the CSP of the worker's file must allow.
    search: policy(constantDirectives(manifest, ["'wasm-unsafe-eval'"])),
  };
};
