import { industryOf, type IndustrySlug } from "../../common/catalogue/industries";
import { cataloguePages, type CataloguePage } from "../../common/catalogue/pages";
import { pagePaths } from "../../common/catalogue/paths";
import { serviceOf } from "../../common/catalogue/services";
import { hireLabel, skillOf } from "./skill-words";
import { hireAliases, serviceAliases, type SearchAliases } from "./search-aliases";

const industryAliases: SearchAliases<IndustrySlug> = {
  fintech: ["bank", "finance"],
  "e-commerce": ["retail"],
  healthcare: ["hospital", "clinic", "medical"],
  restaurant: ["gastronomy"],
  manufacturing: ["factory"],
};

const staticPageAliases: Record<string, readonly string[]> = {
  [pagePaths.about]: ["about us", "team", "company"],
  [pagePaths.portfolio]: ["work", "case studies", "references"],
  [pagePaths.blog]: ["articles"],
  [pagePaths.careers]: ["jobs", "career", "vacancies", "openings"],
  [pagePaths.contact]: ["contact us", "email", "phone", "address"],
  [pagePaths.compare]: ["comparison", "versus", "vs"],
  [pagePaths.playbook]: ["how we work", "process"],
  [pagePaths.documents]: ["template", "sample documents", "working papers"],
  [pagePaths.engagement]: ["pricing", "rates", "cost", "trial", "notice"],
  [pagePaths.security]: ["data protection", "dpa", "nda"],
  [pagePaths.privacy]: ["privacy", "gdpr", "cookies"],
};

const cataloguePageAliases = (page: CataloguePage): readonly string[] => {
  switch (page.template) {
    case "hire":
      return [hireLabel(skillOf(page.slug)), ...(hireAliases[page.slug] ?? [])];
    case "service":
      return [serviceOf(page.slug).name, ...(serviceAliases[page.slug] ?? [])];
    case "industry":
      return [industryOf(page.slug).name, ...(industryAliases[page.slug] ?? [])];
  }
};

/**
 * Search terms for a page that its title may lack: its name in the menu, other spellings and
 * abbreviations. The search itself has no synonyms.
 */
export const aliasesOf = (path: string): readonly string[] => {
  const page = cataloguePages.find((candidate) => candidate.path === path);

  return page ? cataloguePageAliases(page) : (staticPageAliases[path] ?? []);
};
