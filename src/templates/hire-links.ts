import { graphql } from "gatsby";

import { comparisonName } from "../catalogue/comparison-names";
import {
  articlePath,
  briefBuilderId,
  chapterPath,
  comparisonPath,
  dedicatedPath,
  pagePaths,
  projectPath,
} from "../../common/catalogue/paths";
import type { TechnologySlug } from "../../common/catalogue/technologies";
import { anchorOf } from "../lib/anchor";

// Link lists of hire.tsx and hire-dedicated.tsx.

/** Links to articles, case studies and comparisons about a technology: "Worth reading". */
export const relatedContentLinks = (
  { projects, articles }: Queries.RelatedContentFragment,
  comparisons: readonly Queries.ComparisonLinkFragment[] = [],
) => [
  ...comparisons.map(({ slug, ...compared }) => ({
    label: comparisonName(compared),
    href: comparisonPath(slug),
  })),
  ...projects.nodes.map(({ slug, title, sample }) => ({
    label: sample ? `Worked example: ${title}` : title,
    href: projectPath(slug),
  })),
  ...articles.nodes.map(({ slug, title }) => ({ label: title, href: articlePath(slug) })),
];

/**
 * Links to the terms and the playbook: "Terms and process". The page of one technology also links to
 * the page about hiring in general.
 */
export const preContactLinks = (
  { engagement, chapters }: Queries.PreContactFragment,
  composer?: { readonly title: string } | null,
  slug?: TechnologySlug,
) => [
  ...(engagement?.models ?? []).map(({ title }) => ({
    label: `Terms: ${title}`,
    href: `${pagePaths.engagement}#${anchorOf(title)}`,
  })),
  ...(slug ? [{ label: "How we choose people, and how work begins", href: dedicatedPath }] : []),
  ...chapters.nodes.map((chapter) => ({ label: chapter.title, href: chapterPath(chapter.slug) })),
  ...(slug && composer
    ? [
        {
          label: composer.title,
          href: `${dedicatedPath}?technology=${slug}#${briefBuilderId}`,
        },
      ]
    : []),
];

export const fragment = graphql`
  fragment PreContact on Query {
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
  }
  fragment RelatedContent on Query {
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
