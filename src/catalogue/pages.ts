import { industries, type IndustrySlug } from "./industries";
import { dedicatedPath, dedicatedSlug, hirePath, industryPath, servicePath } from "./paths";
import { services, type ServiceSlug } from "./services";
import { technologies, type HireSlug } from "./technologies";

/** A page the catalogue promises: which template draws it, about what, and its path. */
export type CataloguePage =
  | { template: "service"; slug: ServiceSlug; path: string }
  | { template: "industry"; slug: IndustrySlug; path: string }
  | { template: "hire"; slug: HireSlug; path: string };

export const cataloguePages: readonly CataloguePage[] = [
  ...services.map(({ slug }) => ({
    template: "service" as const,
    slug,
    path: servicePath(slug),
  })),
  ...industries.map(({ slug }) => ({
    template: "industry" as const,
    slug,
    path: industryPath(slug),
  })),
  ...technologies.map(({ slug, role }) => ({
    template: "hire" as const,
    slug,
    path: hirePath({ slug, role }),
  })),
  { template: "hire", slug: dedicatedSlug, path: dedicatedPath },
];
