import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { hireHeadings } from "../catalogue/hire-copy";
import { dedicatedSlug as slug } from "../catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { sectionHeadings } from "../lib/section-headings";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { CatalogueCards } from "../sections/CatalogueCards/CatalogueCards";
import { chapterEntries } from "../sections/CatalogueCards/entries";
import { ContactFormSection } from "../sections/ContactFormSection/ContactFormSection";
import { EngagementTable } from "../sections/EngagementTable/EngagementTable";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { PointList } from "../sections/PointList/PointList";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { Accordion, questionItems } from "../sections/Accordion/Accordion";
import { BriefBuilder } from "../features/BriefBuilder/BriefBuilder";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";
import { renderDynamicZone } from "../sections/DynamicZone/DynamicZone";

import { capabilitiesTitle, HireHead, HireHero, hiringFor } from "./hire-page";

const modelsTitle = "Engagement models compared";

/** The hire page for any technology, to which those of single technologies link. */
const HireAnyTemplate: FC<PageProps<Queries.HireAnyTemplateQuery>> = ({
  data: { contactDetails, page, hiring, engagement, chapters, projects, articles },
}) => {
  const headings = hireHeadings(slug);
  const { main, composer, bands } = hiringFor(hiring, slug);

  return (
    <PageBody>
      <HireHero
        page={page}
        main={main}
        slug={slug}
        parts={sectionHeadings([
          [headings.fit, [...(page?.fits ?? []), ...(page?.misfits ?? [])]],
          [capabilitiesTitle, page?.capabilities],
          [headings.selection, page?.selection],
          ...bands.flatMap((band) => ("title" in band ? [[band.title, [band]] as const] : [])),
          [modelsTitle, engagement?.models],
          ...(composer ? [[composer.title, [composer]] as const] : []),
          ["Related work", projects.nodes],
          [headings.questions, page?.questions],
        ])}
      />
      <TechnologyGroups title="Every technology we staff" text={page?.stackNote} />
      <FitComparison
        title={headings.fit}
        choice={headings.choice}
        goodFits={page?.fits}
        poorFits={page?.misfits}
      />
      <PointList title={capabilitiesTitle} points={page?.capabilities} />
      <PointList title={headings.selection} points={page?.selection} variant="list" />
      {renderDynamicZone(bands)}
      <EngagementTable title={modelsTitle} models={engagement?.models} />
      {composer && <BriefBuilder {...composer} />}
      <CatalogueCards title="How we work" entries={chapterEntries(chapters.nodes)} />
      <ProjectList title="Related work" items={projects.nodes} />
      <ArticleList title="Worth reading" items={articles.nodes} />
      <Accordion title={headings.questions} items={questionItems(page?.questions)} />
      <ContactFormSection contactDetails={contactDetails} title={headings.contact} />
    </PageBody>
  );
};

export default HireAnyTemplate;

export const Head: HeadFC<Queries.HireAnyTemplateQuery> = ({ data, location }) => (
  <HireHead {...data} slug={slug} path={location.pathname} />
);

export const query = graphql`
  query HireAnyTemplate($slug: String!, $technologies: [String!]!) {
    contactDetails: strapiSite {
      ...ContactFormSection
    }
    page: strapiHirePage(slug: { eq: $slug }) {
      ...HirePage
    }
    hiring: strapiHiring {
      ...Hiring
    }
    engagement: strapiEngagement {
      models {
        ...EngagementRows
      }
    }
    chapters: allStrapiChapter(
      filter: { onHirePages: { eq: true } }
      sort: [{ position: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...ChapterLink
      }
    }
    ...TechnologyArticles
    projects: allStrapiProject(
      filter: { topics: { elemMatch: { slug: { in: $technologies } } } }
      sort: [{ sample: ASC }, { title: ASC }, { slug: ASC }]
      limit: 2
    ) {
      nodes {
        ...ProjectCard
      }
    }
  }
`;
