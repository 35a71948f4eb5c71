import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { industryOf, type IndustrySlug } from "../catalogue/industries";
import { servicePath, singlePaths } from "../catalogue/paths";
import { serviceOf } from "../catalogue/services";
import { Layout } from "../layout/Layout/Layout";
import { Seo } from "../layout/Seo/Seo";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { Hero } from "../sections/Hero/Hero";
import { PointList } from "../sections/PointList/PointList";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";

type Context = { slug: IndustrySlug };

const IndustryTemplate: FC<PageProps<Queries.IndustryTemplateQuery, Context>> = ({
  data: { addresses, page, projects },
  pageContext,
}) => {
  const { name, summary, services, technologies } = industryOf(pageContext.slug);

  return (
    <Layout>
      <Hero
        title={page?.title ?? `${name}: ${summary}`}
        lead={page?.lead ?? `${summary}.`}
        picture={page?.picture}
        trail={[{ name: "Home", path: singlePaths.home }, { name: "Industry" }, { name }]}
      />
      <PointList title="What is hard here" points={page?.challenges} look="list" />
      <PointList title="What we build" points={page?.solutions} />
      <PointList title="Rules and standards" points={page?.rules} tone="quiet" />
      <CatalogueCards
        title="Services for this field"
        entries={services.map((slug) => ({ ...serviceOf(slug), path: servicePath(slug) }))}
      />
      <TechnologyLinks title="Technologies we use here" technologies={technologies} />
      <ProjectList title="Related work" projects={projects.nodes} />
      <QuestionList title="Questions" questions={page?.questions} />
      <ContactFormBand
        addresses={addresses}
        title={`Working in ${name.toLowerCase()}? Write to us`}
      />
    </Layout>
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
    />
  );
};

export const query = graphql`
  query IndustryTemplate($slug: String!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    page: strapiIndustryPage(slug: { eq: $slug }) {
      title
      lead
      picture {
        ...Picture
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
    projects: allStrapiProject(filter: { industry: { eq: $slug } }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
