import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { anatomyOf } from "../catalogue/anatomy/anatomy";
import { crumbsTo } from "../catalogue/crumbs";
import { fillPlaceholders, hireHeadings, hireLabel, skillOf } from "../catalogue/hire-words";
import { dedicatedSlug } from "../catalogue/paths";
import { relatedTechnologies, type HireSlug } from "../catalogue/technologies";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, questions, service } from "../layout/Seo/structured-data";
import { mapStrings } from "../lib/map-strings";
import { partsOf } from "../lib/parts";
import { required } from "../lib/required";
import { itemOf, itemsBut } from "../lib/zone-items";
import { AlternativeTable, isAbout } from "../sections/AlternativeTable/AlternativeTable";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { ChapterList } from "../sections/ChapterList/ChapterList";
import { ComparisonList } from "../sections/ComparisonList/ComparisonList";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { EngagementTable } from "../sections/EngagementTable/EngagementTable";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { Hero } from "../sections/Hero/Hero";
import { JumpList } from "../sections/JumpList/JumpList";
import { PointList } from "../sections/PointList/PointList";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { TeamComposer } from "../sections/TeamComposer/TeamComposer";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";
import { TechnologyLayers } from "../sections/TechnologyLayers/TechnologyLayers";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";
import { zoneBands } from "../sections/Zone/Zone";

type Context = { slug: HireSlug };

/** The Hiring record with the page's own technology and role written in. */
const hiringFor = (hiring: Queries.HireTemplateQuery["hiring"], slug: HireSlug) =>
  mapStrings(required(hiring, "the hiring record"), (text) =>
    fillPlaceholders(text, skillOf(slug)),
  );

const capabilitiesTitle = "What they do for you";
const modelsTitle = "Engagement models compared";

const HireTemplate: FC<PageProps<Queries.HireTemplateQuery, Context>> = ({
  data: { addresses, page, hiring, articles, projects, ...linked },
  pageContext: { slug },
}) => {
  const headings = hireHeadings(slug);
  const { hiringcontent: items, composer } = hiringFor(hiring, slug);
  const layers = anatomyOf(slug)?.layers;
  const alternatives = page?.alternatives.filter((one) => one.slug !== slug);
  const comparisons = [...linked.asFirst.nodes, ...linked.asSecond.nodes];
  const main = required(itemOf(items, "STRAPI__COMPONENT_SECTIONS_MAIN"), "the hiring main");
  const bands = itemsBut(
    itemsBut(items, "STRAPI__COMPONENT_SECTIONS_MAIN"),
    "STRAPI__COMPONENT_SHARED_SEO",
  );
  const picture = page?.picture ?? main.image;

  return (
    <PageBody>
      {/* Wide windows show no jump list, so both are one part. */}
      <>
        <Hero
          title={page?.title ?? main.title}
          lead={page?.lead ?? main.text}
          picture={picture}
          drawing={
            !picture &&
            layers && <TechnologyLayers slug={slug} name={headings.made} layers={layers} />
          }
          facts={page?.snapshot.length ? page.snapshot : main.facts}
          actions={main.actions}
          breadcrumb={crumbsTo.hire(slug)}
        />
        <JumpList
          parts={partsOf([
            [headings.fit, [...(page?.fits ?? []), ...(page?.misfits ?? [])]],
            [headings.alternatives, alternatives],
            [capabilitiesTitle, page?.capabilities],
            [headings.selection, page?.selection],
            ...bands.flatMap((band) => ("title" in band ? [[band.title, [band]] as const] : [])),
            [modelsTitle, linked.engagement?.models],
            ...(composer ? [[composer.title, [composer]] as const] : []),
            ["Related work", projects.nodes],
            [headings.questions, page?.questions],
          ])}
          contactTitle={headings.contact}
        />
      </>
      {slug === dedicatedSlug && (
        <TechnologyGroups title="Every technology we staff" text={page?.stackNote} />
      )}
      <FitComparison
        title={headings.fit}
        choice={headings.choice}
        fits={page?.fits}
        misfits={page?.misfits}
      />
      <AlternativeTable
        title={headings.alternatives}
        slug={slug}
        alternatives={alternatives}
        comparisons={comparisons}
        invitation={headings.contact}
      />
      <ComparisonList
        title={`Compare ${headings.choice}`}
        comparisons={comparisons.filter(
          (comparison) => !alternatives?.some((one) => isAbout(comparison, one.slug)),
        )}
      />
      <PointList title={capabilitiesTitle} points={page?.capabilities} />
      <PointList title={headings.selection} points={page?.selection} look="list" />
      {zoneBands(bands)}
      <EngagementTable title={modelsTitle} models={linked.engagement?.models} />
      {composer && (
        <TeamComposer {...composer} technology={slug === dedicatedSlug ? undefined : slug} />
      )}
      <ChapterList title="How we work" chapters={linked.chapters.nodes} />
      {slug !== dedicatedSlug && (
        <TechnologyLinks
          title="The stack around it"
          text={page?.stackNote}
          technologies={relatedTechnologies(slug)}
        />
      )}
      <ProjectList title="Related work" projects={projects.nodes} />
      <ArticleList title="Worth reading" articles={articles.nodes} />
      <QuestionList title={headings.questions} questions={page?.questions} />
      <ContactFormBand addresses={addresses} title={headings.contact} />
    </PageBody>
  );
};

export default HireTemplate;

export const Head: HeadFC<Queries.HireTemplateQuery, Context> = ({
  data: { page, hiring },
  location,
  pageContext: { slug },
}) => {
  const items = hiringFor(hiring, slug).hiringcontent;
  const shared = itemOf(items, "STRAPI__COMPONENT_SHARED_SEO");
  const main = itemOf(items, "STRAPI__COMPONENT_SECTIONS_MAIN");

  return (
    <Seo
      seo={page?.seo ?? required(shared, "the hiring record's seo")}
      path={location.pathname}
      about={[
        breadcrumbs(crumbsTo.hire(slug)),
        service(
          hireLabel(skillOf(slug)),
          page?.lead ?? required(main, "the hiring main").text ?? "",
        ),
        questions(page?.questions),
      ]}
    />
  );
};

export const query = graphql`
  query HireTemplate($slug: String!, $technologies: [String!]!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    page: strapiHirePage(slug: { eq: $slug }) {
      title
      lead
      picture {
        ...Picture
      }
      snapshot {
        ...Fact
      }
      fits {
        ...Point
      }
      misfits {
        ...Point
      }
      alternatives {
        ...Alternative
      }
      capabilities {
        ...Point
      }
      selection {
        ...Point
      }
      stackNote
      questions {
        ...Question
      }
      seo {
        ...Seo
      }
    }
    hiring: strapiHiring {
      hiringcontent {
        __typename
        ...Accordion
        ...CardGroup
        ...Main
        ...Seo
      }
      composer {
        ...Band
      }
    }
    engagement: strapiEngagement {
      models {
        ...EngagementRows
      }
    }
    asFirst: allStrapiComparison(
      filter: { first: { eq: $slug } }
      sort: [{ title: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...ComparisonLink
      }
    }
    asSecond: allStrapiComparison(
      filter: { second: { eq: $slug } }
      sort: [{ title: ASC }, { slug: ASC }]
    ) {
      nodes {
        ...ComparisonLink
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
    articles: allStrapiArticle(
      filter: { topics: { elemMatch: { slug: { in: $technologies } } } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        ...ArticleCard
      }
    }
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
