import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { singlePaths } from "../catalogue/paths";
import { serviceOf, type ServiceSlug } from "../catalogue/services";
import { Layout } from "../layout/Layout/Layout";
import { Seo } from "../layout/Seo/Seo";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { Hero } from "../sections/Hero/Hero";
import { PointList } from "../sections/PointList/PointList";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { StepList } from "../sections/StepList/StepList";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";

type Context = { slug: ServiceSlug };

const ServiceTemplate: FC<PageProps<Queries.ServiceTemplateQuery, Context>> = ({
  data: { addresses, page, projects },
  pageContext,
}) => {
  const { name, summary, technologies } = serviceOf(pageContext.slug);

  return (
    <Layout>
      <Hero
        title={page?.title ?? `${name}: ${summary}`}
        lead={page?.lead ?? `${summary}.`}
        picture={page?.picture}
        facts={page?.snapshot}
        trail={[{ name: "Home", path: singlePaths.home }, { name: "Services" }, { name }]}
      />
      <PointList title="Problems it solves" points={page?.problems} look="list" />
      <PointList title="What we do" points={page?.capabilities} />
      <StepList title="How it goes" steps={page?.process} />
      <TechnologyLinks title="Built with" technologies={technologies} />
      <ProjectList title="Related work" projects={projects.nodes} />
      <QuestionList title="Questions" questions={page?.questions} />
      <ContactFormBand addresses={addresses} title={`${name}: tell us what you need`} />
    </Layout>
  );
};

export default ServiceTemplate;

export const Head: HeadFC<Queries.ServiceTemplateQuery, Context> = ({
  data,
  location,
  pageContext: { slug },
}) => {
  const { name, summary } = serviceOf(slug);

  return (
    <Seo
      seo={data.page?.seo ?? { title: `${name} services`, description: `${summary}.` }}
      path={location.pathname}
    />
  );
};

export const query = graphql`
  query ServiceTemplate($slug: String!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    page: strapiServicePage(slug: { eq: $slug }) {
      title
      lead
      picture {
        ...Picture
      }
      snapshot {
        ...Fact
      }
      problems {
        ...Point
      }
      capabilities {
        ...Point
      }
      process {
        ...Step
      }
      questions {
        ...Question
      }
      seo {
        ...Seo
      }
    }
    projects: allStrapiProject(filter: { service: { eq: $slug } }) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
