/** Names that hold a hash of what is in the file: Gatsby's assets, webpack's bundles, the stylesheet. */
const hashed = /^\/(static\/.+|.+-[0-9a-f]{20}\.js|styles\.[0-9a-f]{20}\.css)(\.br|\.gz)?$/;

/**
 * Whether the file at a path never changes: what is asked for under this name once may be
 * kept forever, and tabs that were opened before a release may ask for it after.
 *
 * @param path with a slash at its start.
 */
export const isHashed = (path: string) => hashed.test(path);
