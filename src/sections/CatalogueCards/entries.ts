import { graphql } from "gatsby";

import { comparisonHeading, recommendedName } from "../../catalogue/comparison-names";
import { chapterPath, comparisonPath } from "../../../common/catalogue/paths";

export const chapterEntries = (chapters: readonly Queries.ChapterLinkFragment[]) =>
  chapters.map(({ slug, title, lead }) => ({
    name: title,
    summary: lead,
    path: chapterPath(slug),
  }));

export const comparisonEntries = (comparisons: readonly Queries.ComparisonLinkFragment[]) =>
  comparisons.map(({ slug, lead, ...pair }) => ({
    name: comparisonHeading(pair),
    summary: lead,
    path: comparisonPath(slug),
    verdict: `We recommend ${recommendedName(pair)}`,
    logos: [pair.first, pair.second],
  }));

export const fragment = graphql`
  fragment ChapterLink on STRAPI_CHAPTER {
    slug
    title
    lead
  }

  fragment ComparisonLink on STRAPI_COMPARISON {
    slug
    first
    second
    recommended
    lead
  }
`;
