import type { Outline } from "../wordpress/export-types.ts";

import { basePath, decodedAddress, publicPosts } from "./old-site.ts";

/** The folders of an old site's lists; each without a slash at its end. */
export type Bases = {
  /** Before the years of its date archives: empty, or `/blog`. */
  fronts: string[];
  /** Before a name in its archives of categories, tags and authors. */
  of: (kind: "category" | "tag" | "author", names: readonly string[]) => string[];
};

const ends = /\/(page\/\d+|feed(\/(rss2?|atom|rdf))?)?\/?$/;

const sharedFolder = (paths: readonly string[]) => {
  const folders = new Set(paths.map((path) => path.replace(/\/[^/]*\/?$/, "")));
  const [folder = ""] = folders;

  return folders.size === 1 && paths.length > 1 ? [folder] : [];
};

/**
 * Finds the folders of an old site's lists: those of WordPress itself, also below the folder that all
 * posts share, and others that end in the name of a list and were seen.
 *
 * @param seen URLs of the old site.
 */
export const findBases = (outline: Outline, seen: readonly string[]): Bases => {
  const base = basePath(outline);
  const path = (url: string) => decodedAddress(url, outline.url);
  const posts = publicPosts(outline).map(({ link }) => path(link));
  const dated = posts.flatMap((post) => /^(.*?)\/\d{4}\/\d\d\//.exec(post)?.[1] ?? []);
  const fronts = [...new Set([base, ...dated, ...(dated.length > 0 ? [] : sharedFolder(posts))])];
  const items = new Set(outline.items.map(({ link }) => path(link)));
  const lists = seen.map(path).filter((one) => one && !items.has(one));
  const usual = (kind: string) => fronts.map((front) => `${front}/${kind}`);

  return {
    fronts,
    of: (kind, names) => {
      const others = ["category", "tag", "author"].filter((one) => one !== kind).flatMap(usual);
      const known = new Set(names);
      const found = lists.flatMap((list) => {
        const [, folder = "", name = ""] = /^(.*)\/([^/]+)$/.exec(list.replace(ends, "")) ?? [];

        return known.has(name) && !others.includes(folder) ? [folder] : [];
      });
      // The folder of a nested category is no base.
      const bases = found.filter((one) => !usual(kind).some((own) => one.startsWith(`${own}/`)));

      return [...new Set([...usual(kind), ...bases])];
    },
  };
};
