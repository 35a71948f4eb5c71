import type { TechnologyGroup } from "./types.ts";

/** The groups of the hire menu, in display order. */
export const technologyGroups = [
  { slug: "mobile", name: "Mobile" },
  { slug: "cms", name: "CMS" },
  { slug: "backend", name: "Backend" },
  { slug: "frontend", name: "Frontend" },
  { slug: "frameworks", name: "Frameworks" },
  { slug: "ecommerce", name: "ECommerce" },
  { slug: "desktop", name: "Desktop" },
  { slug: "ux-ui", name: "UX/UI" },
  { slug: "quality-analyst", name: "Quality Analyst" },
] as const satisfies readonly TechnologyGroup[];

export type TechnologyGroupSlug = (typeof technologyGroups)[number]["slug"];
