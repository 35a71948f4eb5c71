import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { DataTable } from "../../components/DataTable/DataTable";

type ComparisonTableProps = {
  title: string;
  /** The names of both technologies, in column order. */
  names: readonly [string, string];
  rows: readonly Queries.CriterionFragment[];
};

export const ComparisonTable: FC<ComparisonTableProps> = ({ title, names, rows }) => (
  <Section title={title}>
    <DataTable
      caption={names.join(" or ")}
      columns={["Criterion", ...names]}
      rows={rows.map(({ criterion, first, second }) => ({
        header: criterion,
        cells: [first, second],
      }))}
    />
  </Section>
);

export const fragment = graphql`
  fragment Criterion on STRAPI__COMPONENT_PARTS_CRITERION {
    criterion
    first
    second
  }
`;
