import type { ContentRecord } from "../../common/rules/model";

/** The record or component that has the field at a path, and the field's name in it. */
export const placeOf = (record: ContentRecord, path: readonly string[]) => ({
  owner: path.slice(0, -1).reduce((part, name) => part[name] as ContentRecord, record),
  name: path.at(-1) ?? "",
});
