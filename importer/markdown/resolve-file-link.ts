import { posix } from "node:path";

import { decodedPath } from "../../common/paths/decoded-path.ts";
import { splitFragment } from "../../common/paths/redirect-source.ts";

import { createAddressFinder, type FoundLink } from "../addresses/address-finder.ts";

import type { PlannedFile } from "./plan-files.ts";

const withoutEnding = (file: string) =>
  file.replace(/\.(md|markdown|mdx)$/i, "").replace(/(^|\/)index$/, "");

/**
 * Creates a function that finds where a link in a file leads on the new site: by the path of another
 * file, by an address of the old site, or by the name of a file alone. Links to drafts are lost.
 */
export const createFileLinkResolver = (files: readonly PlannedFile[]) => {
  const byFile = new Map<string, string>();
  const byName = new Map<string, string>();
  const mains = new Map(files.map(({ file, oldPaths: [main = "/"] }) => [file, main]));
  const published = files.filter(({ draft }) => !draft);
  for (const { file, place } of published) {
    byFile.set(withoutEnding(file), place.path);
    const name = posix.basename(withoutEnding(file));
    if (!byName.has(name)) byName.set(name, place.path);
  }
  const atAddress = createAddressFinder(
    published.flatMap(({ oldPaths, place }) => oldPaths.map((url) => ({ url, to: place.path }))),
  );

  return (url: string, file: string): FoundLink => {
    if (/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) return { kind: "other" };
    const [written, fragment] = splitFragment(url);
    const [, start = "", query = ""] = /^([^?]*)(.*)$/s.exec(written) ?? [];
    const path = decodedPath(start).replace(/\/$/, "");
    const beside = posix.join(posix.dirname(file), path);
    const base = new URL(mains.get(file) ?? "/", "https://old.site").href;
    const old = start.startsWith("/") ? start : (URL.parse(written, base)?.pathname ?? start);
    const rest = query + fragment;
    const found =
      byFile.get(withoutEnding(path.startsWith("/") ? path.slice(1) : beside)) ??
      byFile.get(withoutEnding(path.replace(/^\//, "")));
    const last = /\.(md|markdown|mdx)$/i.test(path)
      ? byName.get(posix.basename(withoutEnding(path)))
      : undefined;
    const to =
      (found && found + rest) ??
      atAddress(old.replace(/\/index\.html$/, "/") + rest) ??
      (last && last + rest);

    return to ? { kind: "path", path: to } : { kind: "lost" };
  };
};
