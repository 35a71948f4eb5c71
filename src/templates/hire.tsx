import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { hireHeadings } from "../catalogue/hire-copy";
import { comparisonName } from "../catalogue/comparison-names";
import {
  articlePath,
  chapterPath,
  comparisonPath,
  dedicatedPath,
  projectPath,
  pagePaths,
} from "../catalogue/paths";
import { knownTechnologies, technologyOf, type TechnologySlug } from "../catalogue/technologies";
import { PageBody } from "../layout/PageBody/PageBody";
import { anchorOf } from "../lib/anchor";
import { sectionHeadings } from "../lib/section-headings";
import { AlternativeTable, involves } from "../sections/AlternativeTable/AlternativeTable";
import { ContactFormBand } from "../sections/ContactFormBand/ContactFormBand";
import { FitComparison } from "../sections/FitComparison/FitComparison";
import { LinkList } from "../sections/LinkList/LinkList";
import { PointList } from "../sections/PointList/PointList";
import { QuestionList } from "../sections/QuestionList/QuestionList";
import { TechnologiesBeside } from "../sections/TechnologyLinks/TechnologyLinks";
import { renderZone } from "../sections/Zone/Zone";

import { capabilitiesTitle, HireHead, HireHero, hiringFor } from "./hire-page";

type Context = { slug: TechnologySlug };

/** What is about the technology and has a page of its own. */
const worthReading = (
  { projects, articles }: Queries.HireTemplateQuery,
  comparisons: readonly Queries.ComparisonLinkFragment[],
) => [
  ...comparisons.map(({ slug, ...pair }) => ({
    label: comparisonName(pair),
    href: comparisonPath(slug),
  })),
  ...projects.nodes.map(({ slug, title, sample }) => ({
    label: sample ? `Worked example: ${title}` : title,
    href: projectPath(slug),
  })),
  ...articles.nodes.map(({ slug, title }) => ({ label: title, href: articlePath(slug) })),
];

/** The terms, and what is the same for every technology and is said on the page for any. */
const beforeWriting = (
  { engagement, chapters }: Queries.HireTemplateQuery,
  composer: { readonly title: string } | null,
  slug: TechnologySlug,
) => [
  ...(engagement?.models ?? []).map(({ title }) => ({
    label: `Terms: ${title}`,
    href: `${pagePaths.engagement}#${anchorOf(title)}`,
  })),
  { label: "How we choose people, and how work begins", href: dedicatedPath },
  ...chapters.nodes.map((chapter) => ({ label: chapter.title, href: chapterPath(chapter.slug) })),
  ...(composer
    ? [
        {
          label: composer.title,
          href: `${dedicatedPath}?technology=${slug}#${anchorOf(composer.title)}`,
        },
      ]
    : []),
];

/** The page of one technology: seven sections, the opening and the form among them. */
const HireTemplate: FC<PageProps<Queries.HireTemplateQuery, Context>> = ({
  data,
  pageContext: { slug },
}) => {
  const { addresses, page, hiring } = data;
  const headings = hireHeadings(slug);
  const { main, composer, bands } = hiringFor(hiring, slug);
  const alternatives = page?.alternatives.filter((one) => one.slug !== slug);
  const comparisons = [...data.asFirst.nodes, ...data.asSecond.nodes];
  const otherComparisons = comparisons.filter(
    (comparison) => !alternatives?.some((one) => involves(comparison, one.slug)),
  );

  return (
    <PageBody>
      <HireHero
        page={page}
        main={main}
        slug={slug}
        parts={sectionHeadings([
          [headings.fit, [...(page?.fits ?? []), ...(page?.misfits ?? [])]],
          [headings.alternatives, alternatives],
          [capabilitiesTitle, page?.capabilities],
          [headings.selection, page?.selection],
          [headings.questions, page?.questions],
        ])}
      />
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
        contactLabel={headings.contact}
      />
      <PointList title={capabilitiesTitle} points={page?.capabilities}>
        <TechnologiesBeside
          title={headings.beside}
          text={page?.stackNote}
          technologies={knownTechnologies(technologyOf(slug).beside)}
        />
      </PointList>
      <PointList title={headings.selection} points={page?.selection} variant="list" />
      {/* A technology without a record has nothing else to say. */}
      {!page && renderZone(bands)}
      <QuestionList title={headings.questions} questions={page?.questions}>
        <LinkList title="Worth reading" links={worthReading(data, otherComparisons)} />
      </QuestionList>
      <ContactFormBand contactDetails={addresses} title={headings.contact}>
        <LinkList title="Before you write" links={beforeWriting(data, composer, slug)} />
      </ContactFormBand>
    </PageBody>
  );
};

export default HireTemplate;

export const Head: HeadFC<Queries.HireTemplateQuery, Context> = ({
  data,
  location,
  pageContext: { slug },
}) => <HireHead {...data} slug={slug} path={location.pathname} />;

export const query = graphql`
  query HireTemplate($slug: String!, $technologies: [String!]!) {
    addresses: strapiSite {
      ...ContactFormBand
    }
    page: strapiHirePage(slug: { eq: $slug }) {
      ...HirePage
      alternatives {
        ...Alternative
      }
    }
    hiring: strapiHiring {
      ...Hiring
    }
    engagement: strapiEngagement {
      models {
        title
      }
    }
    chapters: allStrapiChapter(
      filter: { onHirePages: { eq: true } }
      sort: [{ position: ASC }, { slug: ASC }]
    ) {
      nodes {
        slug
        title
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
    articles: allStrapiArticle(
      filter: { topics: { elemMatch: { slug: { in: $technologies } } } }
      sort: [{ date: DESC }, { slug: ASC }]
      limit: 3
    ) {
      nodes {
        slug
        title
      }
    }
    projects: allStrapiProject(
      filter: { topics: { elemMatch: { slug: { in: $technologies } } } }
      sort: [{ sample: ASC }, { title: ASC }, { slug: ASC }]
      limit: 2
    ) {
      nodes {
        slug
        title
        sample
      }
    }
  }
`;
