import type { HeadFC, PageProps } from "gatsby";
import type { FC } from "react";

import { dedicatedPage } from "../../common/catalogue/paths";
import { namedPages } from "../../common/catalogue/places";
import { industryLinks, serviceLinks } from "../layout/Menu/menu-links";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { webPage } from "../layout/Seo/structured-data";
import { Hero } from "../sections/Hero/Hero";
import { SiteIndex, type LinkGroup } from "../sections/SiteIndex/SiteIndex";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";

const company = [...namedPages, dedicatedPage];

/** Links to all pages, to older articles by category. The menu's target without JavaScript. */
const SiteIndexTemplate: FC<PageProps<object, { records: readonly LinkGroup[] }>> = ({
  pageContext: { records },
}) => {
  const groups: LinkGroup[] = [
    { title: "Company", links: company },
    { title: "Services", links: serviceLinks },
    { title: "Industries", links: industryLinks },
    ...records,
  ];

  return (
    <PageBody>
      <Hero title="All pages" text="Everything on this site, by subject." />
      <TechnologyGroups title="Hire by technology" />
      <SiteIndex groups={groups} />
    </PageBody>
  );
};

export default SiteIndexTemplate;

const seo = {
  title: "All pages",
  description:
    "Every page of this site in one list: services, industries, hiring by technology, work, the newest articles and open positions.",
};

export const Head: HeadFC = ({ location }) => (
  <Seo seo={seo} path={location.pathname} structuredData={[webPage("CollectionPage", seo)]} />
);
