import { graphql } from "gatsby";
import type { FC } from "react";

import type { ArticleCounts } from "../../catalogue/pagination";
import { categoryPath, pagePaths } from "../../../common/catalogue/paths";
import { FilterLinks } from "../../components/FilterLinks/FilterLinks";

type CategoryLinksProps = {
  data: Queries.CategoryLinksFragment;
  /** From the context of the page. */
  counts: ArticleCounts;
  /** The current page's path. */
  current: string;
};

/** Blog categories that have articles, with counts. */
export const CategoryLinks: FC<CategoryLinksProps> = ({
  data: { categories },
  counts,
  current,
}) => {
  const filters = categories.nodes.flatMap(({ slug, name }) => {
    const { count } = counts.categories.find((category) => category.slug === slug) ?? {};

    return count ? [{ name, path: categoryPath(slug), count }] : [];
  });

  return (
    filters.length > 0 && (
      <FilterLinks
        label="Article categories"
        groups={[
          {
            title: "Category",
            filters: [{ name: "All", path: pagePaths.blog, count: counts.all }, ...filters],
          },
        ]}
        current={current}
      />
    )
  );
};

export const fragment = graphql`
  fragment CategoryLinks on Query {
    categories: allStrapiCategory(sort: [{ name: ASC }, { slug: ASC }]) {
      nodes {
        slug
        name
      }
    }
  }
`;
