/** What a request gets: a file of the site, another address, or the page that says there is none. */
export type Answer =
  | { status: 200; file: string }
  | { status: 301; location: string }
  | { status: 404; file: "/404.html" };

type Files = {
  /** Whether the site has a file at a path. */
  has: (path: string) => boolean;
};

const notFound: Answer = { status: 404, file: "/404.html" };

const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return "";
  }
};

/**
 * Which file answers an address.
 *
 * @param target path and query as they were asked for.
 */
export const resolve = (target: string, { has }: Files): Answer => {
  const [, asked = "/", query = ""] = /^([^?]*)(\?.*)?$/s.exec(target) ?? [];
  // Two slashes at the start of a location would name another host.
  const path = decode(asked).replace(/^\/+/, "/");
  if (!path.startsWith("/") || path.split("/").some((part) => part.startsWith("..")))
    return notFound;
  if (path.includes("\0") || path === "/404.html") return notFound;

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
