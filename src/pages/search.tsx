import type { HeadFC, PageProps } from "gatsby";
import type { FC } from "react";

import { pagePaths, siteIndexPath } from "../../common/catalogue/paths";
import { industryLinks, serviceLinks } from "../layout/Menu/menu-links";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { Hero } from "../sections/Hero/Hero";
import { Search } from "../features/Search/Search";
import { SiteIndex } from "../sections/SiteIndex/SiteIndex";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";

const groups = [
  { title: "Services", links: serviceLinks },
  { title: "Industries", links: industryLinks },
  {
    title: "More",
    links: [
      { name: "Portfolio", path: pagePaths.portfolio },
      { name: "Comparisons", path: pagePaths.compare },
      { name: "Playbook", path: pagePaths.playbook },
      { name: "Blog", path: pagePaths.blog },
      { name: "Career", path: pagePaths.careers },
      { name: "All pages", path: siteIndexPath },
    ],
  },
];

/** The search, and links to the most wanted pages. */
const SearchPage: FC<PageProps> = ({ location }) => (
  <PageBody>
    <Hero
      title="Search"
      text="Services, technologies, articles and case studies, by any word in them."
    />
    <Search location={location}>
      <TechnologyGroups title="Hire by technology" />
      <SiteIndex groups={groups} />
    </Search>
  </PageBody>
);

export default SearchPage;

// Search engines ask sites not to index internal search results.
export const Head: HeadFC = ({ location }) => (
  <Seo
    seo={{
      title: "Search",
      description:
        "Search this site: services, hiring by technology, industries, case studies, articles and open positions.",
    }}
    path={location.pathname}
    noindex
  />
);
