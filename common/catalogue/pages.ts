import { industries, type IndustrySlug } from "./industries.ts";
import { dedicatedPath, dedicatedSlug, hirePath, industryPath, servicePath } from "./paths.ts";
import { services, type ServiceSlug } from "./services.ts";
import { technologies, type HireSlug, type TechnologySlug } from "./technologies.ts";

/**
 * A page generated from the catalogue: template, subject, path, and the technologies that select
 * its articles and case studies.
 */
export type CataloguePage = { path: string; technologies: readonly TechnologySlug[] } & (
  | { template: "service"; slug: ServiceSlug }
  | { template: "industry"; slug: IndustrySlug }
  | { template: "hire"; slug: HireSlug }
);

export const cataloguePages: readonly CataloguePage[] = [
  ...services.map(({ slug, technologies: used }) => ({
    template: "service" as const,
    slug,
    path: servicePath(slug),
    technologies: used,
  })),
  ...industries.map(({ slug, technologies: used }) => ({
    template: "industry" as const,
    slug,
    path: industryPath(slug),
    technologies: used,
  })),
  ...technologies.map(({ slug, role }) => ({
    template: "hire" as const,
    slug,
    path: hirePath({ slug, role }),
    technologies: [slug],
  })),
  {
    template: "hire",
    slug: dedicatedSlug,
    path: dedicatedPath,
    technologies: technologies.map(({ slug }) => slug),
  },
];
