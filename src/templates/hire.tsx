import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { crumbsTo } from "../catalogue/crumbs";
import { fillPlaceholders, hireHeadings, hireLabel, skillOf } from "../catalogue/hire-words";
import { dedicatedSlug } from "../catalogue/paths";
import { relatedTechnologies, type HireSlug } from "../catalogue/technologies";
import { Seo } from "../layout/Seo/Seo";
import { breadcrumbs, questions, service } from "../layout/Seo/structured-data";
import { mapStrings } from "../lib/map-strings";
import { required } from "../lib/required";
import { itemOf, itemsBut } from "../lib/zone-items";
import { ArticleList } from "../sections/ArticleList/ArticleList";
import { ChapterList } from "../sections/ChapterList/ChapterList";
import { ComparisonList } from "../sections/ComparisonList/ComparisonList";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { Hero } from "../sections/Hero/Hero";
import { PointList } from "../sections/PointList/PointList";
import { ProjectList } from "../sections/ProjectList/ProjectList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { TechnologyGroups } from "../sections/TechnologyGroups/TechnologyGroups";
import { TechnologyLinks } from "../sections/TechnologyLinks/TechnologyLinks";
import { Zone } from "../sections/Zone/Zone";

type Context = { slug: HireSlug };

/** The Hiring record's bands with the page's own technology and role written in. */
const hiringFor = (hiring: Queries.HireTemplateQuery["hiring"], slug: HireSlug) =>
  mapStrings(required(hiring, "the hiring record").hiringcontent, (text) =>
    fillPlaceholders(text, skillOf(slug)),
  );

const HireTemplate: FC<PageProps<Queries.HireTemplateQuery, Context>> = ({
  data: { addresses, page, hiring, articles, projects, ...linked },
  pageContext: { slug },
}) => {
  const headings = hireHeadings(slug);
  const items = hiringFor(hiring, slug);
  const main = required(itemOf(items, "STRAPI__COMPONENT_SECTIONS_MAIN"), "the hiring main");

  return (
    <>
      <Hero
        title={page?.title ?? main.title}
        lead={page?.lead ?? main.text}
        picture={page?.picture ?? main.image}
        facts={page?.snapshot.length ? page.snapshot : main.facts}
        actions={main.actions}
        breadcrumb={crumbsTo.hire(slug)}
      />
      {slug === dedicatedSlug && (
        <TechnologyGroups title="Every technology we staff" text={page?.stackNote} />
      )}
      <FitComparison
        title={headings.fit}
        choice={headings.choice}
        fits={page?.fits}
        misfits={page?.misfits}
      />
      <ComparisonList
        title={`Compare ${headings.choice}`}
        comparisons={[...linked.asFirst.nodes, ...linked.asSecond.nodes]}
      />
      <PointList title="What they do for you" points={page?.capabilities} />
      <PointList title={headings.selection} points={page?.selection} look="list" />
      <Zone items={itemsBut(items, "STRAPI__COMPONENT_SECTIONS_MAIN")} />
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
    </>
  );
};

export default HireTemplate;

export const Head: HeadFC<Queries.HireTemplateQuery, Context> = ({
  data: { page, hiring },
  location,
  pageContext: { slug },
}) => {
  const shared = itemOf(hiringFor(hiring, slug), "STRAPI__COMPONENT_SHARED_SEO");
  const seo = page?.seo ?? required(shared, "the hiring record's seo");

  return (
    <Seo
      seo={seo}
      path={location.pathname}
      about={[
        breadcrumbs(crumbsTo.hire(slug)),
        service(hireLabel(skillOf(slug)), seo.description),
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
