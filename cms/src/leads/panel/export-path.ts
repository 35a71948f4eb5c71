/** The filters of a list of the panel, as in its address. */
export type Filters = { $and?: Record<string, unknown>[] };

const isEqual = (condition: unknown): condition is { $eq: string } =>
  typeof (condition as { $eq?: unknown } | null)?.$eq === "string";

/** The path of the export of a list's leads: of one form of editors if the list shows only it, else all. */
export const exportOf = (uid: string, filters: Filters | undefined) => {
  const chosen = (filters?.$and ?? []).flatMap((filter) =>
    ["form", "formTitle"].flatMap((field) => {
      const condition = filter[field];

      return isEqual(condition) ? [[field, condition.$eq]] : [];
    }),
  );
  const query = new URLSearchParams(chosen).toString();
  const path = `/leads-export/${uid}`;

  return query
    ? { path: `${path}?${query}`, label: "Export this form as CSV" }
    : { path, label: "Export all as CSV" };
};
