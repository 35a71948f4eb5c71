import { knownTechnologies, type TechnologySlug } from "../../catalogue/technologies";

import {
  longestPlace,
  mostOfAKind,
  mostTechnologies,
  overlaps,
  people,
  starts,
  steerings,
  type Overlap,
  type Person,
  type Start,
  type Steering,
} from "./choices";

/** What a visitor has chosen. */
export type Answers = {
  technologies: readonly TechnologySlug[];
  people: Readonly<Record<Person, number>>;
  start: Start;
  overlap: Overlap;
  /** With which place hours are shared: a city, or nothing. */
  place: string;
  steering: Steering;
};

const countOf = (value: unknown) => {
  const count = Number(value);

  return Number.isInteger(count) && count > 0 ? Math.min(count, mostOfAKind) : 0;
};

const placeOf = (value: unknown) =>
  (typeof value === "string" ? value : "").replace(/\s+/g, " ").trim().slice(0, longestPlace);

/**
 * Reads answers from a form, or from what was stored of one. Nothing is trusted: what is unknown
 * counts as not chosen.
 *
 * @param read all values of a control, by its name.
 */
export const readAnswers = (read: (name: string) => readonly unknown[]): Answers => {
  const first = (name: string) => read(name)[0];
  const slugs = read("technology").filter((slug) => typeof slug === "string");

  return {
    technologies: [...new Set(knownTechnologies(slugs))].slice(0, mostTechnologies),
    people: Object.fromEntries(
      people.map(({ kind }) => [kind, countOf(first(kind))]),
    ) as Answers["people"],
    start: starts.find((start) => start === first("start")) ?? starts[0],
    overlap: (overlaps.find(({ hours }) => hours === first("overlap")) ?? overlaps[0]).hours,
    place: placeOf(first("place")),
    steering: (steerings.find(({ by }) => by === first("steering")) ?? steerings[0]).by,
  };
};
