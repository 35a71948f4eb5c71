import { technologyOf, type TechnologySlug } from "../../../common/catalogue/technologies";

import type { TeamRole } from "./options";

export const roleFor = (slug: TechnologySlug): TeamRole => {
  const { role } = technologyOf(slug);

  return role === "analyst" ? "tester" : role;
};
