/** Roles that a team can include. */
export const roles = [
  { kind: "developer", label: "Developers", noun: "developer" },
  { kind: "designer", label: "Designers", noun: "designer" },
  { kind: "tester", label: "Testers", noun: "tester" },
  { kind: "lead", label: "Team leads", noun: "team lead" },
] as const;

export type TeamRole = (typeof roles)[number]["kind"];

export const maxPerRole = 4;

export const maxTechnologies = 5;

/** Start options, the default first. */
export const starts = [
  "As soon as possible",
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
  "Not decided",
] as const;

export type Start = (typeof starts)[number];

/** Shared hours per day, at least four. */
export const overlaps = [
  { hours: "four", label: "Four hours" },
  { hours: "six", label: "Six hours" },
  { hours: "day", label: "The whole day" },
] as const;

export type Overlap = (typeof overlaps)[number]["hours"];

/** Options for who leads the work. */
export const managementOptions = [
  { by: "open", label: "Not decided" },
  { by: "client", label: "Your side" },
  { by: "shared", label: "Your side, with a lead of ours" },
  { by: "agency", label: "Our side, against a written scope" },
] as const;

export type Management = (typeof managementOptions)[number]["by"];

export const maxCityLength = 40;
