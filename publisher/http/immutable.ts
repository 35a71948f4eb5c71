/**
 * Names that hold a hash of what is in the file: Gatsby's assets, webpack's bundles, the
 * stylesheets, and the files of the search index. In the form of regular expressions that nginx reads too.
 */
export const immutablePattern =
  "^/(static/.+|.+-[0-9a-f]{20}\\.js|.+\\.[0-9a-f]{20}\\.css|pagefind/.+\\.pf_[a-z]+)$";

const hashed = new RegExp(immutablePattern);

/**
 * Whether the file at a path never changes: what is asked for under this name once may be
 * kept forever, and tabs that were opened before a release may ask for it after.
 *
 * @param path with a slash at its start; a compressed copy goes with its file.
 */
export const isImmutable = (path: string) => hashed.test(path.replace(/\.(br|gz)$/, ""));
