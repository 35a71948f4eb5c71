/** Whom a team may consist of, and what a technology's own role calls them. */
export const people = [
  { kind: "developer", label: "Developers", noun: "developer" },
  { kind: "designer", label: "Designers", noun: "designer" },
  { kind: "tester", label: "Testers", noun: "tester" },
  { kind: "lead", label: "Team leads", noun: "team lead" },
] as const;

export type Person = (typeof people)[number]["kind"];

/** The most of one kind that a brief takes. */
export const mostOfAKind = 4;

/** The most technologies that a brief takes. */
export const mostTechnologies = 5;

/** When the work begins: the first is what holds until somebody chooses. */
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

/** How much of the visitor's day both sides work. Four hours are the least that we offer. */
export const overlaps = [
  { hours: "four", label: "Four hours" },
  { hours: "six", label: "Six hours" },
  { hours: "day", label: "The whole day" },
] as const;

export type Overlap = (typeof overlaps)[number]["hours"];

/** Who decides what is done next. */
export const steerings = [
  { by: "open", label: "Not decided" },
  { by: "client", label: "Your side" },
  { by: "shared", label: "Your side, with a lead of ours" },
  { by: "agency", label: "Our side, against a written scope" },
] as const;

export type Steering = (typeof steerings)[number]["by"];

/** The most characters of a place. */
export const longestPlace = 40;
