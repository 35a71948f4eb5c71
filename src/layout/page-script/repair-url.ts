const repair = (part: string) => {
  try {
    decodeURIComponent(part);

    return part;
  } catch {
    return part.replaceAll("%", "%25");
  }
};

const repairAll = () => {
  const { pathname, search, hash } = location;
  const repaired = repair(pathname) + search + repair(hash);
  if (repaired !== pathname + search + hash) history.replaceState(history.state, "", repaired);
};

/** Escapes `%` in a URL that cannot be decoded (#%zz), which crashes Gatsby's router. */
export const repairUrl = () => {
  repairAll();
  addEventListener("popstate", repairAll);
};
