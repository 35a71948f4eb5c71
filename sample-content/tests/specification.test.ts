import { cataloguePages } from "../../common/catalogue/pages";
import {
  technologiesBeside,
  technologiesIn,
  technologyOf,
  type TechnologySlug,
} from "../../common/catalogue/technologies";
import type { TechnologyGroupSlug } from "../../common/catalogue/technology-groups";
import { profileOf } from "../../src/catalogue/technology-profiles/technology-profiles";

// The routes of the specification, section 2, deliberately repeated here.
const developers = `swift flutter ionic reactnative kotlin java android ios wordpress joomla strapi
  webflow squarespace odoo wix hubspot dotnet node php python golang bunsh angular react vue
  javascript css html laravel codeigniter cakephp django flask express woocommerce shopify electron
  dedicated`.split(/\s+/);
const designers = ["illustrator", "photoshop", "figma"];
const promised = [
  ..."ecommerce app-development web-development ui-ux-research digital-marketing ai-development odoo cloud-services"
    .split(" ")
    .map((slug) => `/services/${slug}/`),
  ..."fintech warranty e-commerce healthcare restaurant manufacturing"
    .split(" ")
    .map((slug) => `/industry/${slug}/`),
  ...developers.map((slug) => `/hire/hire-${slug}-developer/`),
  ...designers.map((slug) => `/hire/hire-${slug}-designer/`),
  "/hire/hire-quality-analyst/",
];

// The groups of the specification, section 2.
const groups: Record<string, string> = {
  mobile: "swift flutter ionic reactnative kotlin java android ios",
  cms: "wordpress joomla strapi webflow squarespace odoo wix hubspot",
  backend: "dotnet node php java python golang bunsh",
  frontend: "angular react vue javascript css html",
  frameworks: "laravel codeigniter cakephp django flask express",
  ecommerce: "woocommerce shopify webflow odoo",
  desktop: "electron python php",
  "ux-ui": "illustrator photoshop figma",
  "quality-analyst": "quality-analyst",
};

const specified = [
  ...new Set(Object.values(groups).flatMap((slugs) => slugs.split(" "))),
] as TechnologySlug[];

describe("the catalogue", () => {
  it("has every service, industry and hire page of the specification", () => {
    expect(promised).toHaveLength(56);
    expect(cataloguePages.map(({ path }) => path)).toEqual(expect.arrayContaining(promised));
  });

  it.each(Object.entries(groups))("has the specified technologies in %s", (group, slugs) => {
    const members = technologiesIn(group as TechnologyGroupSlug).map(({ slug }) => slug);

    expect(members).toEqual(expect.arrayContaining(slugs.split(" ")));
  });

  it.each(specified)("has layers of %s, and neighbors from other groups", (slug) => {
    const { groups: own } = technologyOf(slug);
    const others = technologiesBeside(slug).filter(
      (other) => !technologyOf(other).groups.some((group) => own.includes(group)),
    );

    expect(profileOf(slug)?.layers.length).toBeGreaterThan(1);
    expect(others).not.toEqual([]);
  });
});
