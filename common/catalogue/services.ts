import { bySlug } from "./by-slug.ts";
import type { TechnologySlug } from "./technologies.ts";
import type { Service } from "./types.ts";

/** The services, in the order of the menu. Their texts are in the CMS. */
export const services = [
  {
    slug: "ecommerce",
    name: "Ecommerce",
    projectType: "ecommerce",
    summary: "Shops that stay fast on the busiest day of the year",
    technologies: ["shopify", "woocommerce", "webflow", "odoo", "laravel", "react"],
  },
  {
    slug: "app-development",
    name: "App development",
    projectType: "app",
    summary: "Mobile and desktop apps, from first sketch to store release",
    technologies: ["flutter", "reactnative", "swift", "kotlin", "ionic", "electron"],
  },
  {
    slug: "web-development",
    name: "Web development",
    projectType: "web",
    summary: "Web products and sites that a small team can keep running",
    technologies: ["react", "vue", "angular", "node", "dotnet", "django", "laravel", "golang"],
  },
  {
    slug: "ui-ux-research",
    name: "UI/UX research",
    projectType: "UX research",
    summary: "Find out what people need before anybody builds it",
    technologies: ["figma", "illustrator", "photoshop", "html", "css"],
  },
  {
    slug: "digital-marketing",
    name: "Digital marketing",
    projectType: "marketing",
    summary: "Search, content and measurement that hold up without tricks",
    technologies: ["wordpress", "hubspot", "webflow", "squarespace", "wix", "joomla"],
  },
  {
    slug: "ai-development",
    name: "AI development",
    projectType: "AI",
    summary: "Language models and forecasts put to work, with tests around them",
    technologies: ["python", "flask", "django", "node", "javascript"],
  },
  {
    slug: "odoo",
    name: "Odoo",
    projectType: "Odoo",
    summary: "One system for stock, sales and books, fitted to how you work",
    technologies: ["odoo", "python", "javascript"],
  },
  {
    slug: "cloud-services",
    name: "Cloud services",
    projectType: "cloud",
    summary: "Hosting, releases and monitoring you can explain to an auditor",
    technologies: ["golang", "node", "python", "java", "dotnet", "bunsh"],
  },
] as const satisfies readonly Service<TechnologySlug>[];

export type ServiceSlug = (typeof services)[number]["slug"];

/** The catalogue's entry of a service. Every slug of the union has one. */
export const serviceOf = (slug: ServiceSlug) => bySlug(services, slug) as (typeof services)[number];

/** The name of the service with an editor's slug, if the catalogue has it. */
export const nameOfService = (slug: string | null) => bySlug(services, slug)?.name;
