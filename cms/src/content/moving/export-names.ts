import { extname } from "node:path";

import slugify from "@sindresorhus/slugify";

/** A text as the name of a file: lowercase letters, digits and hyphens. */
export const safeName = (text: string): string => slugify(text, { decamelize: false });

/**
 * Gives each item a name that no other has, in the order of the items: `team`, `team-2`. The same items
 * have the same names, also in another database.
 *
 * @param items in an order that does not depend on the database.
 */
export const uniqueNames = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => { base: string; extension?: string },
): Map<Item, string> => {
  const taken = new Set<string>();
  const names = new Map<Item, string>();
  for (const item of items) {
    const { base, extension = "" } = nameOf(item);
    let name = base + extension;
    for (let number = 2; taken.has(name); number += 1) name = `${base}-${number}${extension}`;
    taken.add(name);
    names.set(item, name);
  }

  return names;
};

/** The name of a file of the media library as a safe file name. */
export const fileName = ({ name, ext }: { name: string; ext: string | null }) => {
  const extension = (ext || extname(name)).toLowerCase();
  const base = name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name;

  return { base: safeName(base) || "picture", extension };
};

/** Compares texts by their characters, the same on each machine. */
export const compareTexts = (one: string, other: string): number =>
  one < other ? -1 : Number(one > other);
