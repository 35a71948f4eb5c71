import type { ContentRecord, Issue } from "../../src/content/rules/model";

import table from "./refusals.json";

type Refusal = Issue & { what: string; type: string; set: ContentRecord };
/** A redirect that is refused beside another one. */
type RedirectRefusal = Issue & { what: string } & Record<"published" | "refused", ContentRecord>;

/** Whole records by their type: each can be published. */
export const accepted: Record<string, ContentRecord> = table.accepted;

/** Each says what to set in the accepted record of its type, and what is said of it then. */
export const refused: Refusal[] = table.refused;

/** Records that are refused beside the accepted article. */
export const alike: Refusal[] = table.alike;

export const redirects: RedirectRefusal[] = table.redirects;

/** A copy of a record with other values at some paths. */
export const changed = (record: ContentRecord, values: ContentRecord) => {
  const copy = structuredClone(record);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const owner = names.reduce((part, name) => part[name] as ContentRecord, copy);
    owner[last] = value;
  }

  return copy;
};
