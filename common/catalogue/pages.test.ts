import { industries } from "./industries";
import { cataloguePages } from "./pages";
import { services } from "./services";
import { technologiesIn } from "./technologies";
import { technologyGroups } from "./technology-groups";

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

describe("the catalogue", () => {
  it("has every service, industry and hire page of the specification", () => {
    expect(promised).toHaveLength(56);
    expect(cataloguePages.map(({ path }) => path)).toEqual(expect.arrayContaining(promised));
  });

  it("gives every page a unique path", () => {
    const paths = cataloguePages.map(({ path }) => path);

    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(technologyGroups)("has the specified technologies in $slug", ({ slug }) => {
    const members = technologiesIn(slug).map((technology) => technology.slug);

    expect(members).toEqual(expect.arrayContaining(groups[slug]?.split(" ") ?? []));
  });

  it.each([...services, ...industries])("has a unique one-line summary of $name", (entry) => {
    const others = [...services, ...industries].filter(({ slug }) => slug !== entry.slug);

    expect(entry.summary).toMatch(/^[A-Z].{20,80}[^.]$/);
    expect(others.map(({ summary }) => summary)).not.toContain(entry.summary);
  });
});
