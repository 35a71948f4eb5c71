import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { catalogueTrail } from "../catalogue/breadcrumb-trails";
import { projectFilterPath } from "../../common/catalogue/paths";
import { serviceOf, type ServiceSlug } from "../../common/catalogue/services";
import { RateList } from "../components/RateList/RateList";
import { Section } from "../components/Section/Section";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, faqPage, service } from "../layout/Seo/structured-data";
import { hasPrice } from "../lib/format-rate";
import { sectionHeadings } from "../lib/section-headings";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { chapterEntries, comparisonEntries } from "../sections/CatalogueCards/entries";
import { PersonList } from "../sections/PersonList/PersonList";
import { PointList } from "../sections/PointList/PointList";
import { StepList } from "../sections/StepList/StepList";

import { CataloguePageLayout } from "./CataloguePageLayout";

type Context = { slug: ServiceSlug };

const ServiceTemplate: FC<PageProps<Queries.ServiceTemplateQuery, Context>> = ({
  data,
  pageContext,
}) => {
  const entry = serviceOf(pageContext.slug);
  const { page } = data;

  return (
    <CataloguePageLayout
      data={data}
      entry={entry}
      breadcrumbs={catalogueTrail.service(entry.name)}
      projectsPath={projectFilterPath("service", pageContext.slug)}
      sections={sectionHeadings([
        ["Problems we solve", page?.problems],
        ["What we do", page?.capabilities],
        ["How a project runs", page?.process],
      ])}
      technologiesTitle="Technologies"
      contactTitle={`Tell us about your ${entry.projectType} project`}
      bookingUrl={page?.bookingUrl}
    >
      <PointList title="Problems we solve" points={page?.problems} variant="list" />
      <PointList title="What we do" points={page?.capabilities} />
      <StepList title="How a project runs" steps={page?.process} />
      {page?.rates.some(hasPrice) && (
        <Section title="Rates">
          <RateList rates={page.rates} />
        </Section>
      )}
      <PersonList title="Who leads the work" people={page?.person ? [page.person] : []} />
      <CatalogueCards title="How we work" entries={chapterEntries(data.chapters.nodes)} />
      <CatalogueCards
        title="Which technology?"
        entries={comparisonEntries(data.comparisons.nodes)}
      />
    </CataloguePageLayout>
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
      structuredData={[
        breadcrumbs(catalogueTrail.service(name)),
        service(name, data.page?.lead ?? `${summary}.`, data.page?.rates),
        faqPage(data.page?.questions),
      ]}
    />
  );
};

export const query = graphql`
  query ServiceTemplate($slug: String!, $technologies: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    page: strapiServicePage(slug: { eq: $slug }) {
      title
      bookingUrl
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
      rates {
        ...Rate
      }
      person {
        ...Person
      }
      questions {
        ...Question
      }
      seo {
        ...Seo
      }
    }
    chapters: allStrapiChapter(
      filter: { onServicePages: { eq: true } }
      sort: [{ position: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...ChapterLink
      }
    }
    comparisons: allStrapiComparison(
      filter: { first: { in: $technologies }, second: { in: $technologies } }
      sort: [{ title: ASC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        ...ComparisonLink
      }
    }
    ...TechnologyArticles
    projects: allStrapiProject(
      filter: { service: { eq: $slug } }
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
