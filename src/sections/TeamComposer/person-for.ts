import { technologyOf, type TechnologySlug } from "../../catalogue/technologies";

import type { Person } from "./choices";

/** Whom somebody hires who picks a technology. */
export const personFor = (slug: TechnologySlug): Person => {
  const { role } = technologyOf(slug);

  return role === "analyst" ? "tester" : role;
};
