import { categoryPath, feeds, listPagePath, pagePaths } from "../../common/catalogue/paths.ts";
import { canonicalPath } from "../../common/paths/redirect-source.ts";

import type { ItemOutline, SiteTerm } from "../wordpress/export-types.ts";
import { termsOf } from "../wordpress/plan-terms.ts";

import { type Bases, findBases } from "./list-bases.ts";
import {
  basePath,
  newPath,
  type OldAddress,
  type OldSite,
  publicPosts,
  startPath,
} from "./old-site.ts";

/** The number of posts on a page of a list, unless a site changes it. */
const postsPerPage = 10;

const [rss, atom] = feeds;
const feedEnds = { "": rss, "rss/": rss, "rss2/": rss, "rdf/": rss, "atom/": atom };

const feedAddresses = (list: string, ends = Object.keys(feedEnds)): OldAddress[] =>
  ends.map((end) => ({
    url: `${list}feed/${end}`,
    to: feedEnds[end as keyof typeof feedEnds].path,
  }));

/** The addresses of a list: its pages, and its feed. */
const listAddresses = (list: string, to: string, posts: number): OldAddress[] => [
  ...Array.from({ length: Math.max(1, Math.ceil(posts / postsPerPage)) }, (_, index) => ({
    url: listPagePath(list, index + 1),
    to,
  })),
  ...feedAddresses(list, [""]),
];

const counter = (values: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);

  return counts;
};

/** The slugs of the terms above a term, and its own. */
const nestedPath = (term: SiteTerm, terms: ReadonlyMap<string, SiteTerm>, below = 0): string => {
  const parent = term.parent ? terms.get(term.parent) : undefined;

  // Terms could be above each other.
  return parent && below < 10 ? `${nestedPath(parent, terms, below + 1)}/${term.slug}` : term.slug;
};

const termLists = (
  site: OldSite,
  posts: readonly ItemOutline[],
  bases: Bases,
  kind: "category" | "tag",
) => {
  const domain = kind === "tag" ? "post_tag" : "category";
  const terms = termsOf(site.outline, domain);
  const counts = counter(
    posts.flatMap((post) =>
      post.terms.filter((term) => term.domain === domain).map(({ slug }) => slug),
    ),
  );
  const live = new Set(
    posts.flatMap((post) =>
      newPath(site, post.id)
        ? [site.plan.categories.get(site.plan.mainCategory(post).term?.slug ?? "")]
        : [],
    ),
  );
  const folders = bases.of(
    kind,
    [...terms.keys()].map((slug) => canonicalPath(slug)),
  );
  const base = basePath(site.outline);

  return [...terms.values()].flatMap((term) => {
    const category = kind === "category" ? site.plan.categories.get(term.slug) : undefined;
    const to = category && live.has(category) ? categoryPath(category.slug) : pagePaths.blog;
    const names = new Set([nestedPath(term, terms), term.slug]);
    const query = kind === "tag" ? `tag=${term.slug}` : term.id && `cat=${term.id}`;

    return [
      ...folders.flatMap((folder) =>
        [...names].flatMap((name) =>
          listAddresses(`${folder}/${name}/`, to, counts.get(term.slug) ?? 0),
        ),
      ),
      ...(query ? [{ url: `${base}/?${query}`, to }] : []),
    ];
  });
};

/** What WordPress makes of a login in the address of an author's posts. */
const authorName = (login: string) =>
  login
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s._-]/gu, "")
    .replace(/[\s.-]+/g, "-")
    .replace(/^-|-$/g, "");

const authorLists = ({ outline }: OldSite, posts: readonly ItemOutline[], bases: Bases) => {
  const logins = new Set([
    ...outline.authors.map(({ login }) => login),
    ...posts.map(({ creator }) => creator),
  ]);
  const names = [...logins].map(authorName).filter(Boolean);
  const counts = counter(posts.map(({ creator }) => authorName(creator)));

  return bases
    .of("author", names)
    .flatMap((folder) =>
      names.flatMap((name) =>
        listAddresses(`${folder}/${name}/`, pagePaths.blog, counts.get(name) ?? 0),
      ),
    );
};

const dateLists = (posts: readonly ItemOutline[], { fronts }: Bases) => {
  const dates = posts.flatMap(({ day }) => {
    const [year = "", month = ""] = day.split("-");

    // Sites whose addresses have days have lists of them; the others redirect to them.
    return day ? [`${year}/`, `${year}/${month}/`, `${day.replaceAll("-", "/")}/`] : [];
  });
  const counts = counter(dates);

  return fronts.flatMap((front) =>
    [...counts].flatMap(([date, count]) =>
      listAddresses(`${front}/${date}`, pagePaths.blog, count),
    ),
  );
};

/**
 * The addresses of an old site's lists, their further pages and feeds. A category leads to its page on
 * the new site if that has articles; all others lead to the blog.
 *
 * @param seen URLs of the old site, which show other folders of lists.
 */
export const listsAddresses = (site: OldSite, seen: readonly string[]): OldAddress[] => {
  const start = startPath(site.outline);
  const posts = publicPosts(site.outline);
  const bases = findBases(site.outline, seen);

  return [
    { url: start, to: pagePaths.home },
    // The first of them is the start page.
    ...listAddresses(start, pagePaths.blog, posts.length).slice(1),
    ...feedAddresses(start),
    ...feedAddresses(`${start}comments/`, [""]),
    ...["rss2", "rss"].map((name) => ({ url: `${start}?feed=${name}`, to: rss.path })),
    { url: `${start}?feed=atom`, to: atom.path },
    ...termLists(site, posts, bases, "category"),
    ...termLists(site, posts, bases, "tag"),
    ...authorLists(site, posts, bases),
    ...dateLists(posts, bases),
  ];
};
