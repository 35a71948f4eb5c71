/** Roles that a team can include. */
export const roles = [
  { role: "developer", label: "Developers", noun: "developer" },
  { role: "designer", label: "Designers", noun: "designer" },
  { role: "tester", label: "Testers", noun: "tester" },
  { role: "lead", label: "Team leads", noun: "team lead" },
] as const;

export type TeamRole = (typeof roles)[number]["role"];

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
  { hours: "day", label: "A full day" },
] as const;

export type Overlap = (typeof overlaps)[number]["hours"];

/** Options for who leads the work. */
export const managementOptions = [
  { value: "open", label: "Not decided" },
  { value: "client", label: "You" },
  { value: "shared", label: "You, with one of our leads" },
  { value: "agency", label: "We do, against a written scope" },
] as const;

export type Management = (typeof managementOptions)[number]["value"];

export const maxCityLength = 40;

/** Shown until there is a brief. */
export const emptyBriefHint = "Answer what you know. Your brief appears here, for example:";

export const exampleBrief =
  "“We need one Flutter developer and a tester from March, with four hours of overlap with Chicago.”";
