import { isRecord } from "../lib/is-record";

type Arguments = { filter?: unknown; sort?: unknown; limit?: unknown; skip?: unknown };

/** Whether a value is what a filter of Gatsby's queries asks for. */
export const matches = (value: unknown, filter: unknown): boolean =>
  Object.entries(isRecord(filter) ? filter : {}).every(([name, wanted]) => {
    switch (name) {
      case "eq":
        return (value ?? null) === wanted;
      case "ne":
        return (value ?? null) !== wanted;
      case "in":
        return Array.isArray(wanted) && wanted.includes(value ?? null);
      case "nin":
        return Array.isArray(wanted) && !wanted.includes(value ?? null);
      case "elemMatch":
        return Array.isArray(value) && value.some((item) => matches(item, wanted));
      default:
        // The name of a field, with the filter of its value.
        if (!isRecord(wanted)) {
          throw new Error(`The filter "${name}" is not known to previews: add it to ${here}`);
        }
        return matches(isRecord(value) ? value[name] : undefined, wanted);
    }
  });

const here = "src/preview/lists.ts";

/** `{ author: { name: "DESC" } }` is the path author, name and its direction. */
const orderOf = (sort: unknown): { path: string[]; descending: boolean } => {
  const [[name, inner] = ["", "ASC"]] = Object.entries(isRecord(sort) ? sort : {});
  if (!isRecord(inner)) return { path: [name], descending: inner === "DESC" };
  const { path, descending } = orderOf(inner);

  return { path: [name, ...path], descending };
};

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record) ??
  null;

/** As Gatsby sorts: what is missing counts as the largest. */
const compare = (one: unknown, other: unknown) => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;

  return (one as string) < (other as string) ? -1 : 1;
};

/** Records in the order that a query asks for. */
export const sorted = <One>(records: readonly One[], sort: unknown): One[] => {
  const orders = (Array.isArray(sort) ? sort : sort ? [sort] : []).map(orderOf);

  return [...records].sort((one, other) => {
    for (const { path, descending } of orders) {
      const order = compare(valueAt(one, path), valueAt(other, path));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
};

/** All values at a path, also those in lists on the way. */
const valuesAt = (value: unknown, [name, ...path]: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [name ?? "", ...path]));
  if (!isRecord(value) || name === undefined) return [];

  return path.length > 0 ? valuesAt(value[name], path) : [value[name] ?? []].flat();
};

/** How many records have each value of a field, in the order of the values. */
const groupsOf = (records: readonly unknown[], field: unknown) => {
  const { path } = orderOf(field);
  const counts = new Map<string, number>();
  for (const value of records.flatMap((record) => valuesAt(record, path).map(String))) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  return [...counts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([fieldValue, totalCount]) => ({ fieldValue, totalCount }));
};

/** What a query of a list asks for: its records in order, how many there are, and their groups. */
export const listOf = (records: readonly unknown[], { filter, sort, limit, skip }: Arguments) => {
  const found = records.filter((record) => matches(record, filter));
  const from = Number(skip ?? 0);

  return {
    nodes: sorted(found, sort).slice(from, typeof limit === "number" ? from + limit : undefined),
    totalCount: found.length,
    group: ({ field }: { field?: unknown }) => groupsOf(found, field),
  };
};
