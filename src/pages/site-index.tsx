import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import {
  articlePath,
  categoryPath,
  chapterPath,
  comparisonPath,
  dedicatedPath,
  jobPath,
  projectPath,
  sheetPath,
  pagePaths,
} from "../../common/catalogue/paths";
import { comparisonName } from "../catalogue/comparison-names";
import { companyLinks } from "../layout/Footer/company-links";
import { industryLinks, serviceLinks } from "../layout/Menu/menu-links";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { webPage } from "../layout/Seo/structured-data";
import { Hero } from "../sections/Hero/Hero";
import { filterOpen } from "../sections/JobOpeningList/is-open";
import { SiteIndex, type LinkGroup } from "../sections/SiteIndex/SiteIndex";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";

const company = [
  { name: "Home", path: pagePaths.home },
  ...companyLinks,
  { name: "Hire a dedicated developer", path: dedicatedPath },
];

type Titled = { nodes: readonly { title: string; slug: string }[] };

const linksTo = (path: (slug: string) => string, { nodes }: Titled) =>
  nodes.map(({ title, slug }) => ({ name: title, path: path(slug) }));

/** Links to all pages, to older articles by category. The menu's target without JavaScript. */
const SiteIndexPage: FC<PageProps<Queries.SiteIndexPageQuery>> = ({ data }) => {
  const openings = filterOpen(data.openings.nodes, data.build?.hour);
  const groups: LinkGroup[] = [
    { title: "Company", links: company },
    { title: "Services", links: serviceLinks },
    { title: "Industries", links: industryLinks },
    { title: "Work", links: linksTo(projectPath, data.projects) },
    {
      title: "Comparisons",
      links: data.comparisons.nodes.map(({ slug, ...compared }) => ({
        name: comparisonName(compared),
        path: comparisonPath(slug),
      })),
    },
    { title: "Playbook", links: linksTo(chapterPath, data.chapters) },
    { title: "Working documents", links: linksTo(sheetPath, data.sheets) },
    { title: "Articles by category", links: linksTo(categoryPath, data.categories) },
    { title: "Newest articles", links: linksTo(articlePath, data.articles) },
    { title: "Open positions", links: linksTo(jobPath, { nodes: openings }) },
  ];

  return (
    <PageBody>
      <Hero title="All pages" text="Everything on this site, by subject." />
      <TechnologyGroups title="Hire by technology" />
      <SiteIndex groups={groups} />
    </PageBody>
  );
};

export default SiteIndexPage;

const seo = {
  title: "All pages",
  description:
    "Every page of this site in one list: services, industries, hiring by technology, work, the newest articles and open positions.",
};

export const Head: HeadFC = ({ location }) => (
  <Seo seo={seo} path={location.pathname} structuredData={[webPage("CollectionPage", seo)]} />
);

export const query = graphql`
  query SiteIndexPage {
    build: site {
      hour: buildTime(formatString: "YYYY-MM-DD HH")
    }
    projects: allStrapiProject(sort: [{ title: ASC }, { slug: ASC }]) {
      nodes {
        title
        slug
      }
    }
    categories: allStrapiCategory(sort: [{ name: ASC }, { slug: ASC }]) {
      nodes {
        title: name
        slug
      }
    }
    articles: allStrapiArticle(sort: [{ date: DESC }, { slug: ASC }], limit: 9) {
      nodes {
        title
        slug
      }
    }
    comparisons: allStrapiComparison(sort: [{ title: ASC }, { slug: ASC }]) {
      nodes {
        slug
        first
        second
      }
    }
    chapters: allStrapiChapter(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        title
        slug
      }
    }
    sheets: allStrapiSheet(sort: [{ position: ASC }, { slug: ASC }]) {
      nodes {
        title
        slug
      }
    }
    openings: allStrapiJobOpening(sort: [{ title: ASC }, { slug: ASC }]) {
      nodes {
        title
        slug
        lastDay: closesOn
      }
    }
  }
`;
