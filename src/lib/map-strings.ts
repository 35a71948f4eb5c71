import { isRecord } from "../../common/is-record";

/** Copies a value and maps every string in it, at any depth. */
export const mapStrings = <T>(value: T, change: (text: string) => string): T => {
  const map = (item: unknown): unknown => {
    if (typeof item === "string") return change(item);
    if (Array.isArray(item)) return item.map(map);
    if (isRecord(item)) {
      return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, map(inner)]));
    }

    return item;
  };

  return map(value) as T;
};
