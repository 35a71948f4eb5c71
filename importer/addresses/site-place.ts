import { feeds, iconPaths, isListPage } from "../../common/catalogue/paths.ts";
import { fixedPaths } from "../../common/catalogue/fixed-paths.ts";
import { isFilePath } from "../../common/paths/file-paths.ts";
import {
  canonicalPath,
  type RedirectSource,
  stripTrailingSlash,
} from "../../common/paths/redirect-source.ts";

/** The place that a path names: some hosts ignore case, and each ignores a slash at the end. */
export const pathPlace = (path: string): string =>
  stripTrailingSlash(canonicalPath(path).toLowerCase().normalize("NFC"));

/** The place of an address with its query. */
export const sourcePlace = ({ path, parameters }: RedirectSource): string =>
  `${pathPlace(path)}?${parameters.map((pair) => pair.join("=")).join("&")}`;

const ownFiles = [...feeds.map(({ path }) => path), ...Object.values(iconPaths)];

/**
 * Creates a function that says whether the new site has a page or file at a path, or keeps it.
 *
 * @param paths of the pages of records.
 */
export const createOwnPaths = (paths: Iterable<string>) => {
  const own = new Set([...fixedPaths, ...ownFiles, ...paths].map(pathPlace));

  return (path: string): boolean => {
    const place = pathPlace(path).replace(/\/index\.(html|md)$/, "") || "/";

    return own.has(place) || isListPage(`${place}/`) || isFilePath(place);
  };
};
