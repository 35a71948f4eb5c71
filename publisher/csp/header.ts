import { createHash } from "node:crypto";

import type { BuildSettings } from "../build-settings.ts";
import { allowedScripts } from "./scripts.ts";
import { vendorOrigins } from "./vendors.ts";

/** A hash as policies and integrity attributes write it. */
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
 * What pages may load, but for styles: the same in every release with these settings.
 *
 * @param compiles the sources by which a script may compile what is no script.
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
 * The policy that a page carries itself: all that its header says, and its own styles, whose
 * hashes change from release to release.
 *
 * @param css the texts of its style elements.
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
 * The headers of the policy. They say nothing of styles, and so stay the same from release to
 * release: a server need not be told when one is switched to.
 */
export const headerPolicies = (settings: BuildSettings) => {
  // Vendors' scripts set addresses as strings.
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
    // The worker of the search compiles WebAssembly, under the policy of its own file. Pages may not.
    search: policy(constantDirectives(settings, ["'wasm-unsafe-eval'"])),
  };
};
