import { isRecord } from "../../../common/is-record";

type Arguments = { filter?: unknown; sort?: unknown; limit?: unknown; skip?: unknown };

/**
 * Matches a value against a Gatsby filter.
 *
 * @throws for an unsupported operator.
 */
export const matchesFilter = (value: unknown, filter: unknown): boolean =>
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
        return Array.isArray(value) && value.some((item) => matchesFilter(item, wanted));
      default:
        // A field name with a nested filter.
        if (!isRecord(wanted)) {
          throw new Error(`Unsupported filter "${name}": add it to ${here}`);
        }
        return matchesFilter(isRecord(value) ? value[name] : undefined, wanted);
    }
  });

const here = "src/preview/data/node-query.ts";

/** Parses `{ author: { name: "DESC" } }` into path and direction. */
const orderOf = (sort: unknown): { path: string[]; descending: boolean } => {
  const [[name, inner] = ["", "ASC"]] = Object.entries(isRecord(sort) ? sort : {});
  if (!isRecord(inner)) return { path: [name], descending: inner === "DESC" };
  const { path, descending } = orderOf(inner);

  return { path: [name, ...path], descending };
};

const valueAt = (record: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), record) ??
  null;

/** Like Gatsby: missing values are the largest. */
const compare = (one: unknown, other: unknown) => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;

  return (one as string) < (other as string) ? -1 : 1;
};

/** Sorts records by a query's `sort`. */
export const sortNodes = <One>(records: readonly One[], sort: unknown): One[] => {
  const orders = (Array.isArray(sort) ? sort : sort ? [sort] : []).map(orderOf);

  return [...records].sort((one, other) => {
    for (const { path, descending } of orders) {
      const order = compare(valueAt(one, path), valueAt(other, path));
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
};

/** All values at a path, through lists. */
const valuesAt = (value: unknown, [name, ...path]: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, [name ?? "", ...path]));
  if (!isRecord(value) || name === undefined) return [];

  return path.length > 0 ? valuesAt(value[name], path) : [value[name] ?? []].flat();
};

/** Counts records by the value of a field, sorted by value. */
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

/** Resolves a Gatsby list query: nodes, total count and groups. */
export const queryNodes = (
  records: readonly unknown[],
  { filter, sort, limit, skip }: Arguments,
) => {
  const found = records.filter((record) => matchesFilter(record, filter));
  const from = Number(skip ?? 0);

  return {
    nodes: sortNodes(found, sort).slice(from, typeof limit === "number" ? from + limit : undefined),
    totalCount: found.length,
    group: ({ field }: { field?: unknown }) => groupsOf(found, field),
  };
};
