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

/** The records that a query of a list asks for, in its order. */
export const select = <T>(records: readonly T[], { filter, sort, limit, skip }: Arguments): T[] => {
  const orders = (Array.isArray(sort) ? sort : sort ? [sort] : []).map(orderOf);
  const from = Number(skip ?? 0);

  return records
    .filter((record) => matches(record, filter))
    .sort((one, other) => {
      for (const { path, descending } of orders) {
        const order = compare(valueAt(one, path), valueAt(other, path));
        if (order !== 0) return descending ? -order : order;
      }
      return 0;
    })
    .slice(from, typeof limit === "number" ? from + limit : undefined);
};
