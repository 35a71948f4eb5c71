/** Whether two addresses name the same page, a slash at the end or not. */
export const samePath = (one: string, other: string) => withSlash(one) === withSlash(other);

const withSlash = (path: string) => (path.endsWith("/") ? path : `${path}/`);
