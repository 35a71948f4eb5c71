import type { ReportLink } from "../types";
import type { Form } from "../forms/forms";
import { hideEmail } from "./group-lead";
import type { Range } from "./period";
import { maxLabels } from "./tally";

type Lead = Readonly<Record<string, unknown>>;
/** What leads of a row have in common: values of the fields by which they are grouped. */
type Condition = Record<string, { $eq: string } | { $null: true }>;
type Found = { form: Form; leads: number; conditions: Map<string, Condition>; isHidden: boolean };

/** Beyond these, an address would be too long. */
const maxConditions = 10;

/** True for a text that a report does not show: a query or an email address. */
const isHidden = (value: unknown) =>
  typeof value === "string" && (/[?#]/.test(value) || hideEmail(value).startsWith("Hidden"));

const conditionOf = (lead: Lead, fields: readonly string[]): Condition =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = lead[field];
      // The reader may not read the field, or the form has none.
      if (value === undefined) return [];

      return [[field, value === null ? { $null: true } : { $eq: String(value) }]];
    }),
  );

/** A filter as parameters of an address: `filters[state][$ne]`. */
const toParameters = (name: string, filter: unknown): [string, string][] =>
  typeof filter === "object" && filter !== null
    ? Object.entries(filter).flatMap(([key, value]) => toParameters(`${name}[${key}]`, value))
    : [[name, String(filter)]];

const pathOf = ({ form, conditions }: Found, { start, end }: Range) => {
  const all = [...conditions.values()];
  const [only = {}] = all;
  const filters = {
    $and: [
      { createdAt: { $gte: start.toISOString() } },
      { createdAt: { $lt: end.toISOString() } },
      { state: { $ne: "spam" } },
      // Each is shown above the list, where it can be removed.
      ...(all.length === 1 ? Object.entries(only).map(([key, value]) => ({ [key]: value })) : []),
    ],
    // The panel reads five levels of an address, so these are not within the others.
    ...(all.length > 1 && { $or: all }),
  };
  const query = new URLSearchParams([
    ["page", "1"],
    ["sort", "createdAt:DESC"],
    ...toParameters("filters", filters),
  ]);

  return `/content-manager/collection-types/${form.uid}?${query.toString()}`;
};

/** Finds the lists of the panel that have the leads of a report's rows. */
export const createLeadLinks = (fields: readonly string[]) => {
  const rows = new Map<string, Map<string, Found>>();

  return {
    add: (label: string, form: Form, lead: Lead) => {
      if (!rows.has(label) && rows.size >= maxLabels) return;
      const row = rows.get(label) ?? new Map<string, Found>();
      rows.set(label, row);
      const found = row.get(form.name) ?? {
        form,
        leads: 0,
        conditions: new Map(),
        isHidden: false,
      };
      row.set(form.name, found);
      found.leads += 1;
      found.isHidden ||= fields.some((field) => isHidden(lead[field]));
      if (found.conditions.size > maxConditions) return;
      const condition = conditionOf(lead, fields);
      found.conditions.set(JSON.stringify(condition), condition);
    },
    linksOf: (label: string, range: Range): ReportLink[] =>
      [...(rows.get(label)?.values() ?? [])]
        .filter((found) => !found.isHidden && found.conditions.size <= maxConditions)
        .map((found) => ({
          name: found.form.schema.info.displayName,
          leads: found.leads,
          path: pathOf(found, range),
        })),
  };
};
