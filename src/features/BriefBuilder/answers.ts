import { knownTechnologies } from "../../../common/catalogue/technologies";
import { isRecord } from "../../../common/is-record";

import {
  counts,
  managementOptions,
  maxTechnologies,
  overlaps,
  roles,
  starts,
  type TeamRole,
} from "./options";

const technologiesIn = (value: unknown) => knownTechnologies(Array.isArray(value) ? value : []);

/** Reads answers from a draft. Missing and unknown values get the default. */
export const readAnswers = (draft: Readonly<Record<string, unknown>>) => {
  const people = isRecord(draft.people) ? draft.people : {};

  return {
    technologies: technologiesIn(draft.technologies).slice(0, maxTechnologies),
    /** The technologies that have a checkbox, checked or not. */
    offered: technologiesIn(draft.offered),
    people: Object.fromEntries(
      roles.map(({ role }) => [role, counts.find((count) => count === people[role]) ?? 0]),
    ) as Record<TeamRole, number>,
    start: starts.find((start) => start === draft.start) ?? starts[0],
    overlap: (overlaps.find(({ value }) => value === draft.overlap) ?? overlaps[0]).value,
    /** The city whose working hours overlap, or empty. */
    city: typeof draft.city === "string" ? draft.city : "",
    management: (
      managementOptions.find(({ value }) => value === draft.management) ?? managementOptions[0]
    ).value,
  };
};

export type Answers = ReturnType<typeof readAnswers>;
