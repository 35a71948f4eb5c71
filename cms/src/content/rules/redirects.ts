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

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/**
 * The path that an address of this site asks for, in one spelling and always with a slash at its
 * end; an address of another site as it is. Some hosts take letters of both cases for one.
 */
const pathOf = (address: string, origins: readonly string[] = []) => {
  const [base = "https://this.site"] = origins;
  if (!URL.canParse(address, base)) return address;
  const { origin, pathname } = new URL(address, base);
  if (![base, ...origins].includes(origin)) return address;

  return decoded(pathname)
    .replace(/(?<!\/)\/*$/, "/")
    .toLowerCase();
};

/** What every release may have beside the pages of records, by patterns: further pages of lists, filters, files. */
const built = [
  /^\/(blog|blog\/category\/[^/]+|portfolio|portfolio\/[^/]+\/[^/]+)\/page\/\d+\/$/,
  /^\/portfolio\/(service|industry|technology)\/[^/]+\/$/,
  /^\/(page-data|static|pagefind|share|logos|_gatsby|~partytown|404)\//,
  /^\/(404\.html|[^/]+\.(css|js|json|map|svg|txt|xml))\/$/,
];

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
  const place = source.replace(/index\.(html|md)\/$/, "");

  if (pages.some((page) => pathOf(page) === place)) {
    return problem(
      "from",
      `There is a page at ${source}, which a redirect would hide: choose another address, or unpublish the page first.`,
    );
  }
  if (built.some((pattern) => pattern.test(place))) {
    return problem(
      "from",
      `The website keeps ${source} for its own lists and files: choose another address.`,
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
  const redirect = redirects.find(({ from }) => page && pathOf(from) === pathOf(page));

  return redirect
    ? [
        {
          path: ["slug"],
          message: `A redirect leads from ${String(page)} to ${redirect.to}: choose another address, or unpublish the redirect first.`,
        },
      ]
    : [];
};
