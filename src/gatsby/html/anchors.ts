import { readFileSync } from "node:fs";

import { scriptsAndStyles } from "./page-metadata";

const startTag = /<([a-z][\w-]*)\s[^>]*>/gi;

/** The anchors of a page that a fragment can name: ids, and the names of `<a>`. */
export const anchorsIn = (html: string): Set<string> =>
  new Set(
    [...html.replace(scriptsAndStyles, "").matchAll(startTag)].flatMap(([tag, name]) => {
      const found = /\sid="([^"]*)"/.exec(tag) ?? (name === "a" && /\sname="([^"]*)"/.exec(tag));

      return found ? [found[1] ?? ""] : [];
    }),
  );

/** The anchors of a page's file. */
export const readAnchors = (file: string): Set<string> => anchorsIn(readFileSync(file, "utf8"));
