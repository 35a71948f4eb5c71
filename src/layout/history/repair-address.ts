/** A part of an address in which every percent sign begins an escape, as Gatsby expects. */
const repair = (part: string): string => {
  try {
    decodeURIComponent(part);

    return part;
  } catch {
    return part.replaceAll("%", "%25");
  }
};

/** Whether it was to be repaired. */
const repairAddress = () => {
  const { pathname, search, hash } = window.location;
  const repaired = repair(pathname) + search + repair(hash);

  if (repaired === pathname + search + hash) return false;
  window.history.replaceState(window.history.state, "", repaired);

  return true;
};

/**
 * Keeps an address that cannot be decoded, as with #%zz, from Gatsby, which would fail on it
 * and draw an empty page. It must run before Gatsby's router starts, which listens after it.
 *
 * @returns whether the page must be loaded again: the router has read its address already.
 */
export const repairAddresses = (): boolean => {
  window.addEventListener("popstate", repairAddress);

  return repairAddress();
};
