import { createHash } from "node:crypto";

import type { BuildSettings } from "../build-settings.ts";
import { allowedScripts } from "./scripts.ts";
import { vendorOrigins } from "./vendors.ts";

/** A hash in the syntax of CSP and of `integrity`. */
export const cspHash = (content: string | Buffer, algorithm: "sha256" | "sha384" = "sha256") =>
  `${algorithm}-${createHash(algorithm).update(content).digest("base64")}`;

type Directives = Record<string, string[]>;

const write = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");

const quote = (hash: string) => `'${hash}'`;
const own = "'self'";
const none = "'none'";

/**
 * All directives but those of styles: equal in every release with these settings.
 *
 * @param compiles sources that allow compilation, as of WebAssembly.
 */
const constantDirectives = (settings: BuildSettings, compiles: string[] = []): Directives => {
  const { apiUrl, ipLookupUrl, scripts } = settings;
  const vendors = vendorOrigins(settings);
  const of = (name: keyof (typeof vendors)[number]) =>
    vendors.flatMap((sources) => sources[name] ?? []);
  const frames = [...settings.frames, ...of("frame-src")];
  const hosts = [apiUrl, ...(ipLookupUrl ? [ipLookupUrl] : [])].map((url) => new URL(url).origin);

  return {
    "script-src": [
      own,
      ...allowedScripts(scripts).map((text) => quote(cspHash(text))),
      ...of("script-src"),
      ...compiles,
    ],
    "connect-src": [own, ...hosts, ...of("connect-src")],
    "img-src": [own, "data:", ...of("img-src")],
    "font-src": [own, ...of("font-src")],
    "frame-src": frames.length > 0 ? frames : [none],
    "manifest-src": [own],
    "media-src": [own],
    "worker-src": [own],
    "object-src": [none],
    "base-uri": [none],
    "form-action": [own],
  };
};

const trustedTypes: Directives = {
  "require-trusted-types-for": ["'script'"],
  "trusted-types": ["default"],
};

/**
 * The policy in a page's `<meta>`: that of the header, and the hashes of its styles, which change
 * with each release.
 *
 * @param css the texts of the page's style elements.
 */
export const metaPolicy = (settings: BuildSettings, css: string[]) =>
  write({
    "default-src": [none],
    "style-src": [
      own,
      ...css.map((text) => quote(cspHash(text))),
      ...settings.styleHashes.map(quote),
    ],
    ...constantDirectives(settings),
  });

/**
 * The policies in headers. Without styles they are equal in all releases, so that a server need
 * not reload them.
 */
export const headerPolicies = (settings: BuildSettings) => {
  // Vendors' scripts set URLs as strings.
  const strict = vendorOrigins(settings).length === 0;
  const policy = (directives: Directives) => ({
    "Content-Security-Policy": write({
      ...directives,
      "frame-ancestors": [none],
      ...(settings.siteUrl.startsWith("https:") && { "upgrade-insecure-requests": [] }),
      ...(strict && trustedTypes),
    }),
  });

  return {
    everywhere: policy(constantDirectives(settings)),
    // The search's worker compiles WebAssembly, under the policy of its own file.
    search: policy(constantDirectives(settings, ["'wasm-unsafe-eval'"])),
  };
};
