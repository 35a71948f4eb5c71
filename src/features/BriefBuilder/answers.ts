import { knownTechnologies, type TechnologySlug } from "../../../common/catalogue/technologies";

import {
  maxCityLength,
  maxPerRole,
  maxTechnologies,
  overlaps,
  roles,
  starts,
  managementOptions,
  type Overlap,
  type TeamRole,
  type Start,
  type Management,
} from "./options";

export type Answers = {
  technologies: readonly TechnologySlug[];
  people: Readonly<Record<TeamRole, number>>;
  start: Start;
  overlap: Overlap;
  /** The city whose working hours overlap, or empty. */
  city: string;
  management: Management;
};

const countOf = (value: unknown) => {
  const count = Number(value);

  return Number.isInteger(count) && count > 0 ? Math.min(count, maxPerRole) : 0;
};

const cityOf = (value: unknown) =>
  (typeof value === "string" ? value : "").replace(/\s+/g, " ").trim().slice(0, maxCityLength);

/**
 * Parses answers from a form or a draft, ignoring unknown values.
 *
 * @param read returns all values of a control, by its name.
 */
export const readAnswers = (read: (name: string) => readonly unknown[]): Answers => {
  const first = (name: string) => read(name)[0];
  const slugs = read("technology").filter((slug) => typeof slug === "string");

  return {
    technologies: [...new Set(knownTechnologies(slugs))].slice(0, maxTechnologies),
    people: Object.fromEntries(
      roles.map(({ role }) => [role, countOf(first(role))]),
    ) as Answers["people"],
    start: starts.find((start) => start === first("start")) ?? starts[0],
    overlap: (overlaps.find(({ hours }) => hours === first("overlap")) ?? overlaps[0]).hours,
    city: cityOf(first("city")),
    management: (
      managementOptions.find(({ value }) => value === first("management")) ?? managementOptions[0]
    ).value,
  };
};
