import { realpathSync, statSync } from "node:fs";
import { join, posix, sep } from "node:path";

import { decodedPath } from "../../common/paths/decoded-path.ts";

import type { ImportPicture } from "../record.ts";
import { detach } from "../records/detach.ts";
import { freeSlug, toSlug } from "../records/slugs.ts";

/** Folders whose files a generator puts at the start of the site. */
const publicFolders = ["", "static", "public", "assets", "src", "content"];

const pictureFile = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

/** Where a picture is: a path in the folder, a URL, or why there is none. */
type Found = { from: string } | { problem: string };

/** Creates a function that finds the file of a picture, only in the folder. */
const createFinder = (folder: string) => {
  const root = realpathSync(folder) + sep;
  const isInside = (path: string) => {
    try {
      return realpathSync(path).startsWith(root);
    } catch {
      return false;
    }
  };

  return (url: string, file: string): Found => {
    if (/^(https?:)?\/\//i.test(url)) return { from: url.replace(/^\/\//, "https://") };
    if (/^[a-z][a-z\d+.-]*:/i.test(url)) return { problem: "has no address of the web" };
    const path = decodedPath(url.replace(/[?#].*$/s, ""));
    const candidates = path.startsWith("/")
      ? publicFolders.map((base) => posix.join(base, path.slice(1)))
      : [
          posix.join(posix.dirname(file), path),
          ...publicFolders.map((base) => posix.join(base, path)),
        ];
    const inside = candidates.filter((one) => !/^\.\.(\/|$)/.test(one) && !one.includes("\0"));
    if (!inside.includes(candidates[0] ?? ""))
      return { problem: "is outside the folder and was not read" };
    const found = inside.find((one) =>
      statSync(join(folder, one), { throwIfNoEntry: false })?.isFile(),
    );
    if (found === undefined) return { problem: "is missing" };
    if (!isInside(join(folder, found)))
      return { problem: "is outside the folder and was not read" };

    return pictureFile.test(found) ? { from: found } : { problem: "is not a picture" };
  };
};

const nameFor = (from: string) => {
  const file = from.replace(/[?#].*$/s, "").replace(/^.*\//s, "");
  const ending = /\.(\w{2,5})$/.exec(file)?.[1]?.toLowerCase() ?? "jpg";

  return { slug: toSlug(file.replace(/\.\w{2,5}$/, ""), "picture", 80), ending };
};

/** The pictures of an import of Markdown: those that a text or field uses, each once. */
export const createPictures = (folder: string) => {
  const find = createFinder(folder);
  const used = new Map<string, ImportPicture>();
  const names = new Set<string>();

  /**
   * The picture at an address in a file; used from now on.
   *
   * @returns why there is none, if so.
   */
  const pictureAt = (
    url: string,
    file: string,
    alternativeText = "",
  ): ImportPicture | { problem: string } => {
    const found = find(url, file);
    if ("problem" in found) return found;
    const known = used.get(found.from);
    if (known) {
      known.alternativeText ||= detach(alternativeText);

      return known;
    }
    const { slug, ending } = nameFor(found.from);
    const name = `${freeSlug(slug, (one) => names.has(`${one}.${ending}`), 80)}.${ending}`;
    const picture = { name, from: detach(found.from), alternativeText: detach(alternativeText) };
    names.add(name);
    used.set(picture.from, picture);

    return picture;
  };

  return { pictureAt, list: (): ImportPicture[] => [...used.values()] };
};

export type Pictures = ReturnType<typeof createPictures>;
