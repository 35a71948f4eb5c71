import { createRelease } from "../../release/create-release.ts";
import { activate } from "../../release/releases.ts";
import { createBuiltSite } from "./built-site.ts";
import { redirects, retainedBundle, urlCases } from "./url-cases.ts";

/** Creates the two releases that `urlCases` expect, and activates the second. */
export const createReleases = async (releases: string) => {
  for (const files of [{ [retainedBundle]: "old()" }, {}]) {
    const publicDir = createBuiltSite(files, { redirects });
    const { id } = await createRelease({ publicDir, releases });
    await activate(releases, id);
  }
};

/** `urlCases` of a static host, where a page that is gone is not found. */
export const staticCases = urlCases.map(
  ([path, status, location]) => [path, status === 410 ? 404 : status, location] as const,
);

/** The path and query of a URL, with leading slashes merged as CDNs do. */
export const splitUrl = (url: string) => {
  const [, path = "/", query = ""] = /^([^?]*)(.*)$/s.exec(url.replace(/^\/+/, "/")) ?? [];

  return { path, query };
};

/** The responses of Cloudflare Pages and Netlify without a rule, by their documentation. */
export const staticResponse = (has: (path: string) => boolean, path: string) => {
  if (path.endsWith("/index.html") && has(path)) return { location: path.slice(0, -10) };
  if (path.endsWith("/") && has(`${path}index.html`)) return { file: `${path}index.html` };
  if (has(path)) return { file: path };
  if (has(`${path}/index.html`)) return { location: `${path}/` };

  return {};
};
