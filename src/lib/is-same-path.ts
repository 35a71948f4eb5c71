/** A path with a trailing slash. */
export const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);

/** Compares paths, ignoring a trailing slash. */
export const isSamePath = (one: string, other: string) => withSlash(one) === withSlash(other);
