import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { catalogueTrail } from "../catalogue/breadcrumb-trails";
import { industryOf, type IndustrySlug } from "../../common/catalogue/industries";
import { projectFilterPath, servicePath } from "../../common/catalogue/paths";
import { serviceOf } from "../../common/catalogue/services";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, faqPage, service } from "../layout/Seo/structured-data";
import { sectionHeadings } from "../lib/section-headings";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { PointList } from "../sections/PointList/PointList";

import { CataloguePageLayout } from "./CataloguePageLayout";

type Context = { slug: IndustrySlug };

const IndustryTemplate: FC<PageProps<Queries.IndustryTemplateQuery, Context>> = ({
  data,
  pageContext,
}) => {
  const industry = industryOf(pageContext.slug);
  const { nameInSentence, pitchQuestion, services } = industry;
  const { page } = data;

  return (
    <CataloguePageLayout
      data={data}
      entry={industry}
      breadcrumbs={catalogueTrail.industry(industry.name)}
      projectsPath={projectFilterPath("industry", pageContext.slug)}
      sections={sectionHeadings([
        [`What makes ${nameInSentence} hard`, page?.challenges],
        ["What we build", page?.solutions],
        ["Rules and standards", page?.rules],
      ])}
      technologiesTitle={`Technologies we use in ${nameInSentence}`}
      contactTitle={`${pitchQuestion} Talk to us`}
    >
      <PointList
        title={`What makes ${nameInSentence} hard`}
        points={page?.challenges}
        variant="list"
      />
      <PointList title="What we build" points={page?.solutions} />
      <PointList title="Rules and standards" points={page?.rules} tone="quiet" />
      <CatalogueCards
        title={`Services for ${nameInSentence}`}
        entries={services.map((slug) => ({ ...serviceOf(slug), path: servicePath(slug) }))}
      />
    </CataloguePageLayout>
  );
};

export default IndustryTemplate;

export const Head: HeadFC<Queries.IndustryTemplateQuery, Context> = ({
  data,
  location,
  pageContext: { slug },
}) => {
  const { name, summary } = industryOf(slug);

  return (
    <Seo
      seo={data.page?.seo ?? { title: `${name} software`, description: `${summary}.` }}
      path={location.pathname}
      structuredData={[
        breadcrumbs(catalogueTrail.industry(name)),
        // An industry's name alone does not name a service.
        service(data.page?.title ?? `${name}: ${summary}`, data.page?.lead ?? `${summary}.`),
        faqPage(data.page?.questions),
      ]}
    />
  );
};

export const query = graphql`
  query IndustryTemplate($slug: String!, $technologies: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    page: strapiIndustryPage(slug: { eq: $slug }) {
      title
      lead
      picture {
        ...Picture
      }
      snapshot {
        ...Fact
      }
      challenges {
        ...Point
      }
      solutions {
        ...Point
      }
      rules {
        ...Point
      }
      questions {
        ...Question
      }
      seo {
        ...Seo
      }
    }
    ...TechnologyArticles
    projects: allStrapiProject(
      filter: { industry: { eq: $slug } }
      sort: [{ sample: ASC }, { title: ASC }, { slug: ASC }]
      limit: 3
    ) {
      totalCount
      nodes {
        ...ProjectCard
      }
    }
  }
`;
