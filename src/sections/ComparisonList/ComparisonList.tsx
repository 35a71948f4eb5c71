import { graphql } from "gatsby";
import type { FC } from "react";

import { comparisonName } from "../../catalogue/comparison-names";
import { comparisonPath } from "../../catalogue/paths";
import { CatalogueCards } from "../CatalogueCards/CatalogueCards";

type ComparisonListProps = {
  title: string;
  comparisons: readonly Queries.ComparisonLinkFragment[];
};

/** Links to comparisons. Renders nothing for an empty list. */
export const ComparisonList: FC<ComparisonListProps> = ({ title, comparisons }) =>
  comparisons.length > 0 && (
    <CatalogueCards
      title={title}
      entries={comparisons.map(({ slug, lead, ...pair }) => ({
        name: comparisonName(pair),
        summary: lead,
        path: comparisonPath(slug),
      }))}
    />
  );

export const fragment = graphql`
  fragment ComparisonLink on STRAPI_COMPARISON {
    slug
    first
    second
    lead
  }
`;
