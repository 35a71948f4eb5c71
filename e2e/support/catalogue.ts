import { technologies } from "../../common/catalogue/technologies.ts";

/** A technology with a name that is typed and found as a single word. */
export const plainTechnology =
  technologies.find(({ name }) => /^[A-Za-z]{4,}$/.test(name)) ?? technologies[0];
