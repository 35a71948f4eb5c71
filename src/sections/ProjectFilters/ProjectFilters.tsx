import { graphql } from "gatsby";
import type { FC } from "react";

import { pagePaths } from "../../../common/catalogue/paths";
import { filtersWithCounts } from "../../catalogue/project-filters";
import { FilterLinks } from "../../components/FilterLinks/FilterLinks";

type ProjectFiltersProps = {
  data: Queries.ProjectFiltersFragment;
  /** The current page's path. */
  current: string;
};

/** Services, industries and technologies that have case studies, with counts. */
export const ProjectFilters: FC<ProjectFiltersProps> = ({ data: { counts }, current }) => (
  <FilterLinks
    label="Case study filters"
    groups={[
      {
        title: "Service",
        filters: [
          { name: "All", path: pagePaths.portfolio, count: counts.totalCount },
          ...filtersWithCounts("service", counts.services),
        ],
      },
      { title: "Industry", filters: filtersWithCounts("industry", counts.industries) },
      {
        title: "Technology",
        filters: filtersWithCounts("technology", counts.technologies),
        collapsed: true,
      },
    ]}
    current={current}
  />
);

export const fragment = graphql`
  fragment ProjectFilters on Query {
    counts: allStrapiProject(sort: { slug: ASC }) {
      totalCount
      services: group(field: { service: SELECT }) {
        fieldValue
        totalCount
      }
      industries: group(field: { industry: SELECT }) {
        fieldValue
        totalCount
      }
      technologies: group(field: { topics: { slug: SELECT } }) {
        fieldValue
        totalCount
      }
    }
  }
`;
