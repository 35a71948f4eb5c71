import {
  addQuery,
  parameterNames,
  readSource,
  redirectFinder,
  splitFragment,
  writeSource,
} from "../../common/paths/redirect-source.ts";

import { pathPlace } from "./site-place.ts";

/** What a link of the old site becomes: its new path, `lost` without one, or a link to elsewhere. */
export type FoundLink = { kind: "path"; path: string } | { kind: "lost" } | { kind: "other" };

/** An address of the old site, as a path with or without a query, and the path to which it leads. */
type Address = { url: string; to: string };

/** An address in the one spelling by which places are compared; undefined if no redirect can have it. */
const placeOf = (address: string) => {
  const source = readSource(address);

  return source && writeSource({ ...source, path: pathPlace(source.path) });
};

/**
 * Creates a function that finds where an address of the old site leads. As with redirects, the query of
 * an address may have more parameters than it needs: those stay, and so does its fragment. Of several
 * addresses of one place, the first one decides.
 *
 * @param isOther says whether a query leads from a known path to a page that is not known.
 */
export const createAddressFinder = (
  addresses: Iterable<Address>,
  isOther: (path: string, names: readonly string[]) => boolean = () => false,
) => {
  const find = redirectFinder(
    [...addresses].flatMap(({ url, to }) => {
      const from = placeOf(url);

      return from ? [{ from, to }] : [];
    }),
  );

  return (address: string): string | undefined => {
    const [url, fragment] = splitFragment(address);
    const [, path = "", query = ""] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const place = pathPlace(path || "/");
    const redirect = find(place, query) ?? (place === "/" ? { from: "/", to: "/" } : undefined);
    if (!redirect) return undefined;
    const answered = parameterNames(redirect.from);
    if (answered.length === 0 && isOther(place, parameterNames(url))) return undefined;

    return addQuery(redirect.to, query, answered) + fragment;
  };
};
