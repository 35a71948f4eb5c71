import { graphql } from "gatsby";
import type { FC } from "react";

import { Section } from "../../components/Section/Section";
import { DataTable } from "../../components/DataTable/DataTable";

type SubprocessorListProps = {
  title: string;
  subprocessors: readonly Queries.SubprocessorFragment[];
};

/** The subprocessors of personal data. Renders nothing for an empty list. */
export const SubprocessorList: FC<SubprocessorListProps> = ({ title, subprocessors }) =>
  subprocessors.length > 0 && (
    <Section title={title} anchor="subprocessors">
      <DataTable
        caption={title}
        columns={["Company", "Purpose", "Location"]}
        rows={subprocessors.map(({ name, purpose, location }) => ({
          header: name,
          cells: [purpose, location],
        }))}
      />
    </Section>
  );

export const fragment = graphql`
  fragment Subprocessor on STRAPI__COMPONENT_PARTS_SUBPROCESSOR {
    name
    purpose
    location
  }
`;
