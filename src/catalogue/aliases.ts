import { hireAliases, serviceAliases, type Aliases } from "./alias-words";
import { hireLabel, skillOf } from "./hire-words";
import { industryOf, type IndustrySlug } from "./industries";
import { cataloguePages, type CataloguePage } from "./pages";
import { singlePaths } from "./paths";
import { serviceOf } from "./services";

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
  [singlePaths.documents]: ["template", "sample documents", "open drawer"],
  [singlePaths.engagement]: ["pricing", "rates", "cost", "trial", "notice"],
  [singlePaths.security]: ["data protection", "dpa", "nda"],
  [singlePaths.privacy]: ["privacy", "gdpr", "cookies"],
};

const ofCatalogue = (page: CataloguePage): readonly string[] => {
  switch (page.template) {
    case "hire":
      return [hireLabel(skillOf(page.slug)), ...(hireAliases[page.slug] ?? [])];
    case "service":
      return [serviceOf(page.slug).name, ...(serviceAliases[page.slug] ?? [])];
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
