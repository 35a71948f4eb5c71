import { pagePaths } from "../../../common/catalogue/paths";

/** The pages about the company, also listed on the page of all pages. */
export const companyLinks = [
  { name: "About us", path: pagePaths.about },
  { name: "Portfolio", path: pagePaths.portfolio },
  { name: "Blog", path: pagePaths.blog },
  { name: "Engagement models", path: pagePaths.engagement },
  { name: "Playbook", path: pagePaths.playbook },
  { name: "Working documents", path: pagePaths.documents },
  { name: "Comparisons", path: pagePaths.compare },
  { name: "Career", path: pagePaths.careers },
  { name: "Contact us", path: pagePaths.contact },
  { name: "Security", path: pagePaths.security },
  { name: "Privacy policy", path: pagePaths.privacy },
];
