import type { Redirect } from "../delivery-manifest.ts";
import { redirectLocation, redirectStatus, stripTrailingSlash } from "./redirects.ts";

type Route =
  | { status: 200; file: string }
  | { status: 301 | 302; location: string }
  | { status: 404; file: "/404.html" };

type Site = {
  /** True if the site has a file at the path. */
  has: (path: string) => boolean;
  redirects: Redirect[];
};

const notFound: Route = { status: 404, file: "/404.html" };

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
};

/** True for a path outside of the site, a hidden file or a compressed copy. */
const isForbidden = (path: string) =>
  !path.startsWith("/") || path.includes("\0") || /\/\.(?!well-known\/)|\.(br|gz)$/.test(path);

/**
 * Maps a request to a file, a redirect or 404.
 *
 * @param target path and query of the request, undecoded.
 */
export const routeRequest = (target: string, { has, redirects }: Site): Route => {
  const [, encodedPath = "/", query = ""] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  // A Location that starts with two slashes would name another host.
  const path = decode(encodedPath).replace(/^\/+/, "/");
  if (isForbidden(path) || path === "/404.html") return notFound;

  const redirect = redirects.find(
    ({ from }) => stripTrailingSlash(from) === stripTrailingSlash(path),
  );
  if (redirect)
    return {
      status: redirectStatus(redirect),
      location: redirectLocation(redirect, query),
    };

  if (path.endsWith("/index.html")) {
    return has(path)
      ? { status: 301, location: encodeURI(path.slice(0, -"index.html".length)) + query }
      : notFound;
  }
  if (path.endsWith("/")) {
    return has(`${path}index.html`) ? { status: 200, file: `${path}index.html` } : notFound;
  }
  if (has(path)) return { status: 200, file: path };
  if (has(`${path}/index.html`)) return { status: 301, location: `${encodeURI(path)}/${query}` };

  return notFound;
};
