// #region cache-key
const MEANINGFUL = new Set(["category", "page", "sort"]);

/** Addresses that show the same page get the same key. */
export function cacheKey(address: string) {
  const { pathname, searchParams } = new URL(address, "https://shop.example");
  const kept = [...searchParams].filter(([name, value]) => MEANINGFUL.has(name) && value !== "");
  return `${pathname}?${new URLSearchParams(kept.sort(([a], [b]) => a.localeCompare(b)))}`;
}
// #endregion
