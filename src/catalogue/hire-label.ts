import type { Role } from "./types";

/** What somebody with this skill is called: "Flutter developer", "Quality analyst". */
export const hireLabel = ({ name, role }: { name: string; role: Role }) => `${name} ${role}`;

/** A technology's name in lists; testing is known by its role rather than by a product. */
export const listLabel = (technology: { name: string; role: Role }) =>
  technology.role === "analyst" ? hireLabel(technology) : technology.name;

/** Puts the page's own words where an editor wrote {technology} or {role} (the Hiring record). */
export const fillPlaceholders = (text: string, { name, role }: { name: string; role: Role }) =>
  text.replaceAll("{technology}", name).replaceAll("{role}", role);
