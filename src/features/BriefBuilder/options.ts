import type { Role } from "../../../common/catalogue/types";

/** Roles that a team can include. */
export const roles = [
  { role: "developer", label: "Developers", noun: "developer" },
  { role: "designer", label: "Designers", noun: "designer" },
  { role: "tester", label: "Testers", noun: "tester" },
  { role: "lead", label: "Team leads", noun: "team lead" },
] as const;

export type TeamRole = (typeof roles)[number]["role"];

/** The role in a team that has a skill. */
export const roleFor = ({ role }: { role: Role }): TeamRole =>
  role === "analyst" ? "tester" : role;

/** How many people a role can have. */
export const counts = [0, 1, 2, 3, 4] as const;

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
  { value: "four", label: "Four hours" },
  { value: "six", label: "Six hours" },
  { value: "day", label: "A full day" },
] as const;

export type Overlap = (typeof overlaps)[number]["value"];

/** Options for who leads the work. */
export const managementOptions = [
  { value: "open", label: "Not decided" },
  { value: "client", label: "You" },
  { value: "shared", label: "You, with one of our leads" },
  { value: "agency", label: "We do, against a written scope" },
] as const;
