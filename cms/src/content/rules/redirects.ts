import type { ContentRecord, ModelType, Problem } from "./model";

/** What leads visitors from one address to another. */
export type Redirect = { from: string; to: string };

/** Which addresses have a page: always, and under the slug of each record of a collection. */
export type SitePaths = {
  fixed: readonly string[];
  collections: Readonly<Record<string, string>>;
};

/** What a redirect must agree with. */
type Surroundings = {
  /** All other published redirects. */
  others: readonly Redirect[];
  /** The paths of all published pages. */
  pages: readonly string[];
  /** The site's own origins, like https://www.example.com. */
  origins: readonly string[];
};

/** The address of the page that a record has to itself, if it has one. */
export const pageOf = (
  { collections }: SitePaths,
  { name }: Pick<ModelType, "name">,
  { slug }: ContentRecord,
): string | undefined => {
  const folder = collections[name];

  return folder && slug ? `${folder}${String(slug)}/` : undefined;
};

/** The path that an address of this site asks for, always with a slash at its end. */
const pathOf = (address: string, origins: readonly string[] = []) => {
  const own = origins.find((origin) => address === origin || address.startsWith(`${origin}/`));
  const path = address.slice(own?.length ?? 0).replace(/[?#].*$/s, "");

  return path.replace(/\/*$/, "/");
};

/**
 * What keeps a redirect from being published beside the pages and the other redirects: it would
 * hide a page, lead in a circle, or lead to an address that is redirected again.
 */
export const checkRedirect = (
  { from, to }: Redirect,
  { others, pages, origins }: Surroundings,
): Problem[] => {
  const [source, target] = [pathOf(from), pathOf(to, origins)];
  const problem = (field: keyof Redirect, message: string) => [{ path: [field], message }];

  if (pages.some((page) => pathOf(page) === source)) {
    return problem(
      "from",
      `There is a page at ${source}, which a redirect would hide: choose another address, or unpublish the page first.`,
    );
  }
  if (others.some((other) => pathOf(other.from) === source)) {
    return problem("from", `Another published redirect is from ${source}: change that one.`);
  }
  if (target === source) return problem("to", "This leads back to itself: choose another address.");

  const next = others.find((other) => pathOf(other.from) === target);
  if (next) {
    return pathOf(next.to, origins) === source
      ? problem("to", `${target} is redirected back to ${source}: choose another address.`)
      : problem("to", `${target} is redirected as well: let this one lead to ${next.to} directly.`);
  }
  const before = others.find((other) => pathOf(other.to, origins) === source);

  return before
    ? problem(
        "from",
        `The redirect from ${before.from} leads here: let it lead to ${to} and publish it first.`,
      )
    : [];
};

/** What keeps a page from being published: a redirect that leads away from its address. */
export const checkRedirected = (
  page: string | undefined,
  redirects: readonly Redirect[],
): Problem[] => {
  const redirect = redirects.find(({ from }) => pathOf(from) === page);

  return redirect
    ? [
        {
          path: ["slug"],
          message: `A redirect leads from ${String(page)} to ${redirect.to}: choose another address, or unpublish the redirect first.`,
        },
      ]
    : [];
};
