import { bySlug } from "./by-slug.ts";
import type { dedicatedSlug } from "./paths.ts";
import type { TechnologyGroupSlug } from "./technology-groups.ts";
import type { Technology } from "./types.ts";

/**
 * Every technology we staff. An entry is a hire page, a menu item and a
 * link wherever a service or an industry names it; its texts are in the CMS.
 */
export const technologies = [
  {
    slug: "swift",
    name: "Swift",
    role: "developer",
    groups: ["mobile"],
    beside: ["kotlin", "node", "figma", "quality-analyst"],
  },
  {
    slug: "flutter",
    name: "Flutter",
    role: "developer",
    groups: ["mobile"],
    beside: ["node", "swift", "kotlin", "figma"],
  },
  {
    slug: "ionic",
    name: "Ionic",
    role: "developer",
    groups: ["mobile"],
    beside: ["angular", "react", "node", "figma"],
  },
  {
    slug: "reactnative",
    name: "React Native",
    role: "developer",
    groups: ["mobile"],
    beside: ["react", "node", "swift", "kotlin"],
  },
  {
    slug: "kotlin",
    name: "Kotlin",
    role: "developer",
    groups: ["mobile"],
    beside: ["swift", "java", "node", "figma"],
  },
  {
    slug: "java",
    name: "Java",
    role: "developer",
    groups: ["mobile", "backend"],
    beside: ["angular", "react", "kotlin", "quality-analyst"],
  },
  {
    slug: "android",
    name: "Android",
    role: "developer",
    groups: ["mobile"],
    beside: ["ios", "node", "figma", "quality-analyst"],
  },
  {
    slug: "ios",
    name: "iOS",
    role: "developer",
    groups: ["mobile"],
    beside: ["android", "node", "figma", "quality-analyst"],
  },
  {
    slug: "wordpress",
    name: "WordPress",
    role: "developer",
    groups: ["cms"],
    beside: ["php", "woocommerce", "javascript", "figma"],
  },
  {
    slug: "joomla",
    name: "Joomla",
    role: "developer",
    groups: ["cms"],
    beside: ["php", "javascript", "css", "figma"],
  },
  {
    slug: "strapi",
    name: "Strapi",
    role: "developer",
    groups: ["cms"],
    beside: ["node", "react", "vue", "flutter"],
  },
  {
    slug: "webflow",
    name: "Webflow",
    role: "developer",
    groups: ["cms", "ecommerce"],
    beside: ["figma", "css", "javascript", "hubspot"],
  },
  {
    slug: "squarespace",
    name: "Squarespace",
    role: "developer",
    groups: ["cms"],
    beside: ["css", "javascript", "photoshop", "illustrator"],
  },
  {
    slug: "odoo",
    name: "Odoo",
    role: "developer",
    groups: ["cms", "ecommerce"],
    beside: ["python", "javascript", "css", "quality-analyst"],
  },
  {
    slug: "wix",
    name: "Wix",
    role: "developer",
    groups: ["cms"],
    beside: ["javascript", "figma", "photoshop", "hubspot"],
  },
  {
    slug: "hubspot",
    name: "HubSpot",
    role: "developer",
    groups: ["cms"],
    beside: ["javascript", "react", "node", "figma"],
  },
  {
    slug: "dotnet",
    name: ".NET",
    role: "developer",
    groups: ["backend"],
    beside: ["angular", "react", "figma", "quality-analyst"],
  },
  {
    slug: "node",
    name: "Node.js",
    role: "developer",
    groups: ["backend"],
    beside: ["react", "vue", "strapi", "reactnative"],
  },
  {
    slug: "php",
    name: "PHP",
    role: "developer",
    groups: ["backend", "desktop"],
    beside: ["laravel", "wordpress", "vue", "javascript"],
  },
  {
    slug: "python",
    name: "Python",
    role: "developer",
    groups: ["backend", "desktop"],
    beside: ["django", "flask", "react", "quality-analyst"],
  },
  {
    slug: "golang",
    name: "Go",
    role: "developer",
    groups: ["backend"],
    beside: ["react", "flutter", "python", "quality-analyst"],
  },
  {
    slug: "bunsh",
    name: "Bun",
    role: "developer",
    groups: ["backend"],
    beside: ["react", "vue", "javascript", "html"],
  },
  {
    slug: "angular",
    name: "Angular",
    role: "developer",
    groups: ["frontend"],
    beside: ["dotnet", "java", "node", "figma"],
  },
  {
    slug: "react",
    name: "React",
    role: "developer",
    groups: ["frontend"],
    beside: ["node", "dotnet", "django", "reactnative"],
  },
  {
    slug: "vue",
    name: "Vue",
    role: "developer",
    groups: ["frontend"],
    beside: ["laravel", "node", "strapi", "figma"],
  },
  {
    slug: "javascript",
    name: "JavaScript",
    role: "developer",
    groups: ["frontend"],
    beside: ["node", "html", "css", "php"],
  },
  {
    slug: "css",
    name: "CSS",
    role: "developer",
    groups: ["frontend"],
    beside: ["html", "javascript", "figma", "wordpress"],
  },
  {
    slug: "html",
    name: "HTML",
    role: "developer",
    groups: ["frontend"],
    beside: ["css", "javascript", "php", "figma"],
  },
  {
    slug: "laravel",
    name: "Laravel",
    role: "developer",
    groups: ["frameworks"],
    beside: ["php", "vue", "react", "css"],
  },
  {
    slug: "codeigniter",
    name: "CodeIgniter",
    role: "developer",
    groups: ["frameworks"],
    beside: ["php", "javascript", "css", "laravel"],
  },
  {
    slug: "cakephp",
    name: "CakePHP",
    role: "developer",
    groups: ["frameworks"],
    beside: ["php", "vue", "javascript", "quality-analyst"],
  },
  {
    slug: "django",
    name: "Django",
    role: "developer",
    groups: ["frameworks"],
    beside: ["python", "react", "vue", "quality-analyst"],
  },
  {
    slug: "flask",
    name: "Flask",
    role: "developer",
    groups: ["frameworks"],
    beside: ["python", "javascript", "react", "quality-analyst"],
  },
  {
    slug: "express",
    name: "Express",
    role: "developer",
    groups: ["frameworks"],
    beside: ["node", "react", "vue", "reactnative"],
  },
  {
    slug: "woocommerce",
    name: "WooCommerce",
    role: "developer",
    groups: ["ecommerce"],
    beside: ["wordpress", "php", "javascript", "figma"],
  },
  {
    slug: "shopify",
    name: "Shopify",
    role: "developer",
    groups: ["ecommerce"],
    beside: ["javascript", "react", "node", "figma"],
  },
  {
    slug: "electron",
    name: "Electron",
    role: "developer",
    groups: ["desktop"],
    beside: ["javascript", "react", "vue", "node"],
  },
  {
    slug: "illustrator",
    name: "Illustrator",
    role: "designer",
    groups: ["ux-ui"],
    beside: ["photoshop", "figma", "css", "webflow"],
  },
  {
    slug: "photoshop",
    name: "Photoshop",
    role: "designer",
    groups: ["ux-ui"],
    beside: ["illustrator", "figma", "webflow", "shopify"],
  },
  {
    slug: "figma",
    name: "Figma",
    role: "designer",
    groups: ["ux-ui"],
    beside: ["css", "react", "flutter", "webflow"],
  },
  {
    slug: "quality-analyst",
    name: "Quality",
    role: "analyst",
    topic: "testing",
    groups: ["quality-analyst"],
    beside: ["react", "java", "flutter", "dotnet"],
  },
] as const satisfies readonly Technology<TechnologyGroupSlug>[];

export type TechnologySlug = (typeof technologies)[number]["slug"];

/** The subject of a hire page: a technology, or any. */
export type HireSlug = TechnologySlug | typeof dedicatedSlug;

/** Any technology: the type of `technologies` has only the roles that are in the list. */
type AnyTechnology = Technology<TechnologyGroupSlug> & {
  readonly slug: TechnologySlug;
  readonly beside: readonly TechnologySlug[];
};

/** The catalogue's entry of a technology. Every slug of the union has one. */
export const technologyOf = (slug: TechnologySlug) => bySlug(technologies, slug) as AnyTechnology;

/** The technologies usually combined with one. A slug that the catalogue lacks is a type error here. */
export const technologiesBeside = (slug: TechnologySlug): readonly TechnologySlug[] =>
  technologyOf(slug).beside;

/** The technologies of a group, in catalogue order. One may be in several groups. */
export const technologiesIn = (group: TechnologyGroupSlug) =>
  (technologies as readonly AnyTechnology[]).filter(({ groups }) => groups.includes(group));

/** Drops slugs that the catalogue lacks: a typo in a draft must break nothing. */
export const knownTechnologies = (slugs: readonly string[]): TechnologySlug[] =>
  slugs.filter((slug): slug is TechnologySlug => bySlug(technologies, slug) !== undefined);
