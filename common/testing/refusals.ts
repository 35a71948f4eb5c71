import { services } from "../catalogue/services.ts";
import { technologies } from "../catalogue/technologies.ts";
import type { ContentRecord, Issue } from "../rules/model.ts";

import template from "./refusals.json";

type Refusal = Issue & {
  what: string;
  type: string;
  set: ContentRecord;
  /** True if the CMS clears the value when it is saved, so that only an import can have it. */
  isCleared?: boolean;
};
/** A redirect that is rejected because of another one. */
type RedirectRefusal = Issue & { what: string } & Record<"published" | "refused", ContentRecord>;

const [technology, otherTechnology] = technologies.map(({ slug }) => slug);
const entries: Record<string, string | undefined> = {
  technology,
  otherTechnology,
  service: services[0].slug,
};

// "{technology}" and the like stand for entries of the catalogue.
const table = JSON.parse(
  JSON.stringify(template).replace(/\{(\w+)\}/g, (text, name: string) => entries[name] ?? text),
) as typeof template;

/** Valid records by type. */
export const validRecords: Record<string, ContentRecord> = table.validRecords;

/** Changes to the valid record of a type, with the resulting issue. */
export const refusals: Refusal[] = table.refusals;

/** Records that are rejected because of the valid article. */
export const conflicts: Refusal[] = table.conflicts;

/** Redirects that are rejected because of another one. */
export const redirectRefusals: RedirectRefusal[] = table.redirectRefusals;

/** A copy of a record with other values at some paths. */
export const withValues = (record: ContentRecord, values: ContentRecord) => {
  const copy = structuredClone(record);
  for (const [path, value] of Object.entries(values)) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const owner = names.reduce((part, name) => part[name] as ContentRecord, copy);
    owner[last] = value;
  }

  return copy;
};
