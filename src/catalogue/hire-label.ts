import type { Role } from "./types";

/** What somebody with this skill is called: "Flutter developer", "Quality analyst". */
export const hireLabel = ({ name, role }: { name: string; role: Role }) => `${name} ${role}`;

/** Puts the page's own words where an editor wrote {technology} or {role} (the Hiring record). */
export const fillPlaceholders = (text: string, { name, role }: { name: string; role: Role }) =>
  text.replaceAll("{technology}", name).replaceAll("{role}", role);
