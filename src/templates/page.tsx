import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { pageTrail } from "../catalogue/breadcrumb-trails";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, faqPage, webPage } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { filterZoneItems, findZoneItem } from "../lib/zone-items";
import { accordionQuestions } from "../sections/Accordion/accordion-questions";
import { renderPageSections } from "../sections/PageSections/PageSections";

type Context = {
  /** The pages above this one. */
  above: readonly { name: string; path: string }[];
  /** The slugs that each section lists. */
  lists: readonly (readonly string[] | null)[];
};

const PageTemplate: FC<PageProps<Queries.PageTemplateQuery, Context>> = ({
  data,
  pageContext: { above, lists },
}) => {
  const { title, sections } = required(data.page, "the page");

  return (
    <PageBody>
      {renderPageSections(sections, {
        ...data,
        lists,
        breadcrumbs: above.length > 0 ? pageTrail(above, title) : undefined,
      })}
    </PageBody>
  );
};

export default PageTemplate;

export const Head: HeadFC<Queries.PageTemplateQuery, Context> = ({
  data,
  location,
  pageContext: { above },
}) => {
  const { title, sections } = required(data.page, "the page");
  const seo = required(findZoneItem(sections, "STRAPI__COMPONENT_SHARED_SEO"), "the page's seo");

  const accordions = filterZoneItems(sections, "STRAPI__COMPONENT_SECTIONS_ACCORDION");

  return (
    <Seo
      seo={seo}
      path={location.pathname}
      structuredData={[
        webPage("WebPage", seo),
        breadcrumbs(pageTrail(above, title)),
        faqPage(accordionQuestions(accordions)),
      ]}
    />
  );
};

export const query = graphql`
  query PageTemplate($slug: String!, $articles: [String!]!, $projects: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    page: strapiPage(slug: { eq: $slug }) {
      title
      ...PageSections
    }
    articles: strapiArticles(slugs: $articles) {
      ...ArticleCard
    }
    projects: strapiProjects(slugs: $projects) {
      ...ProjectCard
    }
  }
`;
