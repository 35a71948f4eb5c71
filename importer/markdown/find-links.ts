import { posix } from "node:path";

import { decodedPath } from "../../common/paths/decoded-path.ts";
import { readSource } from "../../common/paths/redirect-source.ts";

import type { FoundLink } from "../addresses/find-links.ts";
import { sourcePlace } from "../addresses/site-place.ts";

import type { PlannedFile } from "./plan-files.ts";

const withoutEnding = (file: string) =>
  file.replace(/\.(md|markdown|mdx)$/i, "").replace(/(^|\/)index$/, "");

/**
 * Creates a function that finds where a link in a file leads on the new site: by the path of another
 * file, by an address of the old site, or by the name of a file alone. Links to drafts are lost.
 */
export const createLinkFinder = (files: readonly PlannedFile[]) => {
  const byFile = new Map<string, string>();
  const byAddress = new Map<string, string>();
  const byName = new Map<string, string>();
  const mains = new Map(files.map(({ file, oldPaths: [main = "/"] }) => [file, main]));
  for (const { file, place, oldPaths, draft } of files) {
    if (draft) continue;
    byFile.set(withoutEnding(file), place.path);
    const name = posix.basename(withoutEnding(file));
    if (!byName.has(name)) byName.set(name, place.path);
    for (const address of oldPaths) {
      const source = readSource(address);
      if (source && !byAddress.has(sourcePlace(source)))
        byAddress.set(sourcePlace(source), place.path);
    }
  }
  const atAddress = (address: string) => {
    const source = readSource(address.replace(/\/index\.html$/, "/"));

    return source && byAddress.get(sourcePlace(source));
  };

  return (url: string, file: string): FoundLink => {
    if (/^([a-z][a-z\d+.-]*:|\/\/|#)/i.test(url)) return { kind: "other" };
    const [, written = "", fragment = ""] = /^([^#]*)(.*)$/s.exec(url) ?? [];
    if (written === "/") return { kind: "path", path: `/${fragment}` };
    const path = decodedPath(written.replace(/\?.*$/s, "")).replace(/\/$/, "");
    const beside = posix.join(posix.dirname(file), path);
    const base = new URL(mains.get(file) ?? "/", "https://old.site").href;
    const old = URL.parse(written, base)?.pathname ?? written;
    const found =
      byFile.get(withoutEnding(path.startsWith("/") ? path.slice(1) : beside)) ??
      byFile.get(withoutEnding(path.replace(/^\//, ""))) ??
      atAddress(written.startsWith("/") ? written : old) ??
      (/\.(md|markdown|mdx)$/i.test(path)
        ? byName.get(posix.basename(withoutEnding(path)))
        : undefined);

    return found ? { kind: "path", path: found + fragment } : { kind: "lost" };
  };
};
