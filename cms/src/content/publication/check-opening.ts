import type { Core, Struct } from "@strapi/strapi";

import type { ContentRecord, Problem } from "../rules/model";

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const plain = (name: string) => name.trim().toLowerCase().replaceAll("&", "and");

/** Codes of ISO 3166 and the names of their countries in English, long and short. */
const listCountries = () => {
  const names = (["long", "short"] as const).map(
    (style) => new Intl.DisplayNames("en", { type: "region", fallback: "none", style }),
  );

  return new Set(
    letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => code !== "ZZ" && names[0]?.of(code))
      .flatMap((code) => [code, ...names.map((known) => known.of(code) ?? code)])
      .map(plain),
  );
};
let countries: Set<string> | undefined;

/** What search engines would not take for countries, in names separated by commas. */
export const checkCountries = (value: unknown): Problem[] => {
  if (typeof value !== "string" || !value.trim()) return [];
  const known = (countries ??= listCountries());
  const unknown = value.split(",").find((name) => !known.has(plain(name)));

  return unknown === undefined
    ? []
    : [
        {
          path: ["countries"],
          message: `"${unknown.trim()}" is not the name of a country: write English names separated by commas, for example Portugal, Spain.`,
        },
      ];
};

const closed = "This day is in the past: choose a later one, or clear this field.";

/**
 * What only people are held to in a job opening: a seed or a schedule may publish one that is closed.
 * What is published already stays as it is, so that its words can be corrected.
 */
export const checkOpening = async (
  strapi: Core.Strapi,
  { uid, attributes }: Struct.ContentTypeSchema,
  { documentId, closesOn, countries: names }: ContentRecord,
): Promise<Problem[]> => {
  if (!("closesOn" in attributes) || !strapi.requestContext.get()) return [];

  const published: ContentRecord | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } });
  const isPast = closesOn && String(closesOn) < new Date().toISOString().slice(0, 10);

  return [
    ...(isPast && published?.closesOn !== closesOn
      ? [{ path: ["closesOn"], message: closed }]
      : []),
    ...(published?.countries === names ? [] : checkCountries(names)),
  ];
};
