/** Compares paths, ignoring a trailing slash. */
export const isSamePath = (one: string, other: string) => withSlash(one) === withSlash(other);

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);
