import type { ServiceSlug } from "../../common/catalogue/services";
import type { HireSlug } from "../../common/catalogue/technologies";

export type SearchAliases<Slug extends string> = Partial<Record<Slug, readonly string[]>>;

// Separate from the catalogue, which ships with every page: only the two searches need aliases.

/** Other names of technologies. */
export const hireAliases: SearchAliases<HireSlug> = {
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

/** Other names of services. */
export const serviceAliases: SearchAliases<ServiceSlug> = {
  ecommerce: ["online shop", "web shop", "store"],
  "app-development": ["mobile app", "mobile apps"],
  "web-development": ["website", "web app"],
  "ui-ux-research": ["ux", "ui", "usability"],
  "digital-marketing": ["seo"],
  "ai-development": ["llm", "chatbot", "machine learning"],
  odoo: ["erp"],
  "cloud-services": ["k8s", "kubernetes", "devops", "hosting"],
};
