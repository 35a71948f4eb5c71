import { bySlug } from "./by-slug";
import type { dedicatedSlug } from "./paths";
import type { TechnologyGroupSlug } from "./technology-groups";
import type { Technology } from "./types";

/**
 * Every technology we staff. An entry is a hire page, a place in the menu and a
 * link wherever a service or an industry names it; its words live in the CMS.
 */
export const technologies = [
  { slug: "swift", name: "Swift", role: "developer", groups: ["mobile"] },
  { slug: "flutter", name: "Flutter", role: "developer", groups: ["mobile"] },
  { slug: "ionic", name: "Ionic", role: "developer", groups: ["mobile"] },
  { slug: "reactnative", name: "React Native", role: "developer", groups: ["mobile"] },
  { slug: "kotlin", name: "Kotlin", role: "developer", groups: ["mobile"] },
  { slug: "java", name: "Java", role: "developer", groups: ["mobile", "backend"] },
  { slug: "android", name: "Android", role: "developer", groups: ["mobile"] },
  { slug: "ios", name: "iOS", role: "developer", groups: ["mobile"] },
  { slug: "wordpress", name: "WordPress", role: "developer", groups: ["cms"] },
  { slug: "joomla", name: "Joomla", role: "developer", groups: ["cms"] },
  { slug: "strapi", name: "Strapi", role: "developer", groups: ["cms"] },
  { slug: "webflow", name: "Webflow", role: "developer", groups: ["cms", "ecommerce"] },
  { slug: "squarespace", name: "Squarespace", role: "developer", groups: ["cms"] },
  { slug: "odoo", name: "Odoo", role: "developer", groups: ["cms", "ecommerce"] },
  { slug: "wix", name: "Wix", role: "developer", groups: ["cms"] },
  { slug: "hubspot", name: "HubSpot", role: "developer", groups: ["cms"] },
  { slug: "dotnet", name: ".NET", role: "developer", groups: ["backend"] },
  { slug: "node", name: "Node.js", role: "developer", groups: ["backend"] },
  { slug: "php", name: "PHP", role: "developer", groups: ["backend", "desktop"] },
  { slug: "python", name: "Python", role: "developer", groups: ["backend", "desktop"] },
  { slug: "golang", name: "Go", role: "developer", groups: ["backend"] },
  { slug: "bunsh", name: "Bun", role: "developer", groups: ["backend"] },
  { slug: "angular", name: "Angular", role: "developer", groups: ["frontend"] },
  { slug: "react", name: "React", role: "developer", groups: ["frontend"] },
  { slug: "vue", name: "Vue", role: "developer", groups: ["frontend"] },
  { slug: "javascript", name: "JavaScript", role: "developer", groups: ["frontend"] },
  { slug: "css", name: "CSS", role: "developer", groups: ["frontend"] },
  { slug: "html", name: "HTML", role: "developer", groups: ["frontend"] },
  { slug: "laravel", name: "Laravel", role: "developer", groups: ["frameworks"] },
  { slug: "codeigniter", name: "CodeIgniter", role: "developer", groups: ["frameworks"] },
  { slug: "cakephp", name: "CakePHP", role: "developer", groups: ["frameworks"] },
  { slug: "django", name: "Django", role: "developer", groups: ["frameworks"] },
  { slug: "flask", name: "Flask", role: "developer", groups: ["frameworks"] },
  { slug: "express", name: "Express", role: "developer", groups: ["frameworks"] },
  { slug: "woocommerce", name: "WooCommerce", role: "developer", groups: ["ecommerce"] },
  { slug: "shopify", name: "Shopify", role: "developer", groups: ["ecommerce"] },
  { slug: "electron", name: "Electron", role: "developer", groups: ["desktop"] },
  { slug: "illustrator", name: "Illustrator", role: "designer", groups: ["ux-ui"] },
  { slug: "photoshop", name: "Photoshop", role: "designer", groups: ["ux-ui"] },
  { slug: "figma", name: "Figma", role: "designer", groups: ["ux-ui"] },
  {
    slug: "quality-analyst",
    name: "Quality",
    role: "analyst",
    topic: "testing",
    groups: ["quality-analyst"],
  },
] as const satisfies readonly Technology<TechnologyGroupSlug>[];

export type TechnologySlug = (typeof technologies)[number]["slug"];

/** What a hire page is about: a technology, or any. */
export type HireSlug = TechnologySlug | typeof dedicatedSlug;

/** The catalogue's entry of a technology. Every slug of the union has one. */
export const technologyOf = (slug: TechnologySlug) =>
  bySlug(technologies, slug) as (typeof technologies)[number];

/** The technologies of a group, in catalogue order. One may be in several groups. */
export const technologiesIn = (group: TechnologyGroupSlug) =>
  technologies.filter(({ groups }) => (groups as readonly TechnologyGroupSlug[]).includes(group));

/** What is used beside a technology: the others of its groups, itself left out, at most eight. */
export const relatedTechnologies = (slug: TechnologySlug): TechnologySlug[] => {
  const related = technologyOf(slug).groups.flatMap((group) =>
    technologiesIn(group).map((technology) => technology.slug),
  );

  return [...new Set(related)].filter((other) => other !== slug).slice(0, 8);
};

/** Those of an editor's slugs that the catalogue knows. The others are left out, as a draft's typo should break nothing. */
export const knownTechnologies = (slugs: readonly string[]): TechnologySlug[] =>
  slugs.filter((slug): slug is TechnologySlug => bySlug(technologies, slug) !== undefined);
