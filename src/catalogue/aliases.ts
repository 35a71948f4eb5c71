import { hireLabel, skillOf } from "./hire-words";
import { industryOf, type IndustrySlug } from "./industries";
import { cataloguePages, type CataloguePage } from "./pages";
import { singlePaths } from "./paths";
import { serviceOf, type ServiceSlug } from "./services";
import type { HireSlug } from "./technologies";

type Aliases<Slug extends string> = Partial<Record<Slug, readonly string[]>>;

// A file of its own, as only the search index needs it: the catalogue itself goes to browsers.

const hire: Aliases<HireSlug> = {
  reactnative: ["rn", "react-native"],
  ios: ["iphone", "ipad"],
  swift: ["swiftui"],
  wordpress: ["wp"],
  odoo: ["openerp"],
  dotnet: ["dotnet", "csharp", "c#", "asp.net"],
  node: ["nodejs"],
  golang: ["golang"],
  bunsh: ["bunsh", "bun.sh"],
  python: ["py"],
  angular: ["angularjs"],
  react: ["reactjs", "react.js"],
  vue: ["vuejs", "vue.js"],
  javascript: ["js", "ecmascript"],
  css: ["css3", "stylesheets"],
  html: ["html5", "markup"],
  express: ["expressjs", "express.js"],
  woocommerce: ["woo"],
  electron: ["electronjs"],
  photoshop: ["psd"],
  "quality-analyst": ["qa", "tester", "testing"],
  dedicated: ["freelancer", "contractor", "staff augmentation"],
};

const service: Aliases<ServiceSlug> = {
  ecommerce: ["online shop", "web shop", "store"],
  "app-development": ["mobile app", "mobile apps"],
  "web-development": ["website", "web app"],
  "ui-ux-research": ["ux", "ui", "usability"],
  "digital-marketing": ["seo"],
  "ai-development": ["llm", "chatbot", "machine learning"],
  odoo: ["erp"],
  "cloud-services": ["k8s", "kubernetes", "devops", "hosting"],
};

const industry: Aliases<IndustrySlug> = {
  fintech: ["bank", "finance"],
  "e-commerce": ["retail"],
  healthcare: ["hospital", "clinic", "medical"],
  restaurant: ["gastronomy"],
  manufacturing: ["factory"],
};

const singles: Record<string, readonly string[]> = {
  [singlePaths.about]: ["about us", "team", "company"],
  [singlePaths.portfolio]: ["work", "case studies", "references"],
  [singlePaths.blog]: ["articles"],
  [singlePaths.careers]: ["jobs", "career", "vacancies", "openings"],
  [singlePaths.contact]: ["contact us", "email", "phone", "address"],
  [singlePaths.compare]: ["comparison", "versus", "vs"],
  [singlePaths.playbook]: ["how we work", "process"],
  [singlePaths.engagement]: ["pricing", "rates", "cost", "trial", "notice"],
  [singlePaths.security]: ["data protection", "dpa", "nda"],
  [singlePaths.privacy]: ["privacy", "gdpr", "cookies"],
};

const ofCatalogue = (page: CataloguePage): readonly string[] => {
  switch (page.template) {
    case "hire":
      return [hireLabel(skillOf(page.slug)), ...(hire[page.slug] ?? [])];
    case "service":
      return [serviceOf(page.slug).name, ...(service[page.slug] ?? [])];
    case "industry":
      return [industryOf(page.slug).name, ...(industry[page.slug] ?? [])];
  }
};

/**
 * What people type who look for a page, where its title may not say it: its name in the menu,
 * other spellings, short forms. The search knows no similar words of its own.
 */
export const aliasesOf = (path: string): readonly string[] => {
  const page = cataloguePages.find((candidate) => candidate.path === path);

  return page ? ofCatalogue(page) : (singles[path] ?? []);
};
