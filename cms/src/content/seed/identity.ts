import type { ContentTypeInfo } from "../model/content-types";

import type { SeedRecord } from "./records";

/** Identifying fields of a record; the first existing one counts. A single type needs none. */
export const identities = ["slug", "from", "name"];

/** The condition by which a record of a type is found again. */
export const identity = (
  { kind }: ContentTypeInfo,
  attributes: object,
  { key, data }: Pick<SeedRecord, "key" | "data">,
): Record<string, unknown> => {
  if (kind === "singleType") return {};

  const field = identities.find((name) => name in attributes) ?? "";

  return { [field]: data[field] ?? key };
};
