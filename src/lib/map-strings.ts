/** A copy of a value in which every string, however deep, went through a function. */
export const mapStrings = <T>(value: T, change: (text: string) => string): T => {
  const map = (item: unknown): unknown => {
    if (typeof item === "string") return change(item);
    if (Array.isArray(item)) return item.map(map);
    if (typeof item === "object" && item !== null) {
      return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, map(inner)]));
    }

    return item;
  };

  return map(value) as T;
};
