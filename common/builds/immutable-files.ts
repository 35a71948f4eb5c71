/**
 * Names with a hash of the content: Gatsby's assets, bundles, stylesheets, the search index. nginx
 * reads this pattern too.
 */
export const immutablePattern =
  "^/(static/.+|.+-[0-9a-f]{20}\\.js|.+\\.[0-9a-f]{20}\\.css|pagefind/.+\\.pf_[a-z]+)$";

const immutable = new RegExp(immutablePattern);

/**
 * True for a file that never changes: caches may keep it forever, and open tabs request it after
 * its release.
 *
 * @param path with a leading slash; that of a compressed copy counts as that of its file.
 */
export const isImmutable = (path: string) => immutable.test(path.replace(/\.(br|gz)$/, ""));
