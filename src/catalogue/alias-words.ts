import type { ServiceSlug } from "./services";
import type { HireSlug } from "./technologies";

export type Aliases<Slug extends string> = Partial<Record<Slug, readonly string[]>>;

// A file of its own, as only the search index and what finds a technology need it: the catalogue
// itself goes to browsers with every page.

/** What people type for a technology beside its name. */
export const hireAliases: Aliases<HireSlug> = {
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

/** What people type for a service beside its name. */
export const serviceAliases: Aliases<ServiceSlug> = {
  ecommerce: ["online shop", "web shop", "store"],
  "app-development": ["mobile app", "mobile apps"],
  "web-development": ["website", "web app"],
  "ui-ux-research": ["ux", "ui", "usability"],
  "digital-marketing": ["seo"],
  "ai-development": ["llm", "chatbot", "machine learning"],
  odoo: ["erp"],
  "cloud-services": ["k8s", "kubernetes", "devops", "hosting"],
};
