import type { Core, Struct } from "@strapi/strapi";

import { hasEnded } from "../../lib/last-day";
import type { ContentRecord, Issue } from "../rules/model";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const normalize = (name: string) => name.trim().toLowerCase().replaceAll("&", "and");

/** ISO 3166 codes and English country names, long and short. */
const listCountries = () => {
  const names = (["long", "short"] as const).map(
    (style) => new Intl.DisplayNames("en", { type: "region", fallback: "none", style }),
  );

  return new Set(
    letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => code !== "ZZ" && names[0]?.of(code))
      .flatMap((code) => [code, ...names.map((known) => known.of(code) ?? code)])
      .map(normalize),
  );
};
let countries: Set<string> | undefined;

/** Issues of a comma-separated list of countries that search engines would reject. */
export const checkCountries = (value: unknown): Issue[] => {
  if (typeof value !== "string" || !value.trim()) return [];
  const known = (countries ??= listCountries());
  const unknown = value.split(",").find((name) => !known.has(normalize(name)));

  return unknown === undefined
    ? []
    : [
        {
          path: ["countries"],
          message: `"${unknown.trim()}" is not the name of a country: write English names separated by commas, for example Portugal, Spain.`,
        },
      ];
};

const pastDayMessage = "This day is in the past: choose a later one, or clear this field.";

/**
 * Publish issues of a job opening for editors only: seed and schedule may publish a closed one.
 * Unchanged published values are accepted, so that texts can be corrected.
 */
export const checkOpening = async (
  strapi: Core.Strapi,
  { uid, attributes }: Struct.ContentTypeSchema,
  { documentId, closesOn, countries: names }: ContentRecord,
): Promise<Issue[]> => {
  if (!("closesOn" in attributes) || !strapi.requestContext.get()) return [];

  const published: ContentRecord | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } });
  const isPast = closesOn && hasEnded(String(closesOn), new Date());

  return [
    ...(isPast && published?.closesOn !== closesOn
      ? [{ path: ["closesOn"], message: pastDayMessage }]
      : []),
    ...(published?.countries === names ? [] : checkCountries(names)),
  ];
};
