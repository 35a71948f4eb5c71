import { bySlug } from "./by-slug.ts";
import type { ServiceSlug } from "./services.ts";
import type { TechnologySlug } from "./technologies.ts";
import type { Industry } from "./types.ts";

/** The industries, in the order of the menu. Their texts are in the CMS. */
export const industries = [
  {
    slug: "fintech",
    name: "Fintech",
    nameInSentence: "fintech",
    pitchQuestion: "Work in fintech?",
    summary: "Payments, ledgers and the audits that come with them",
    services: ["web-development", "app-development", "cloud-services"],
    technologies: ["java", "dotnet", "golang", "kotlin", "swift", "react"],
  },
  {
    slug: "warranty",
    name: "Warranty",
    nameInSentence: "warranty",
    pitchQuestion: "Handle warranty claims?",
    summary: "Claims, registrations and service networks without paper",
    services: ["web-development", "odoo", "ai-development"],
    technologies: ["laravel", "php", "odoo", "vue", "node"],
  },
  {
    slug: "e-commerce",
    name: "Ecommerce",
    nameInSentence: "ecommerce",
    pitchQuestion: "Sell online?",
    summary: "Catalogs, orders and returns for merchants who sell everywhere",
    services: ["ecommerce", "digital-marketing", "odoo"],
    technologies: ["shopify", "woocommerce", "react", "node", "odoo"],
  },
  {
    slug: "healthcare",
    name: "Healthcare",
    nameInSentence: "healthcare",
    pitchQuestion: "Work in healthcare?",
    summary: "Software near patients, where privacy is the first requirement",
    services: ["app-development", "web-development", "ui-ux-research"],
    technologies: ["dotnet", "angular", "swift", "kotlin", "python", "quality-analyst"],
  },
  {
    slug: "restaurant",
    name: "Restaurant",
    nameInSentence: "restaurants",
    pitchQuestion: "Run a restaurant?",
    summary: "Ordering, kitchens and tables that keep up on a Friday night",
    services: ["app-development", "ecommerce", "digital-marketing"],
    technologies: ["flutter", "reactnative", "node", "express", "vue"],
  },
  {
    slug: "manufacturing",
    name: "Manufacturing",
    nameInSentence: "manufacturing",
    pitchQuestion: "Run a factory?",
    summary: "From the shop floor to the order book in one set of data",
    services: ["odoo", "cloud-services", "ai-development"],
    technologies: ["odoo", "python", "java", "dotnet", "electron"],
  },
] as const satisfies readonly Industry<ServiceSlug, TechnologySlug>[];

export type IndustrySlug = (typeof industries)[number]["slug"];

/** The catalogue's entry of an industry. Every slug of the union has one. */
export const industryOf = (slug: IndustrySlug) =>
  bySlug(industries, slug) as (typeof industries)[number];

/** The name of the industry with an editor's slug, if the catalogue has it. */
export const nameOfIndustry = (slug: string | null) => bySlug(industries, slug)?.name;
