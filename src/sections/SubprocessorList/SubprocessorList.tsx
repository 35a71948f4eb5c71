import { graphql } from "gatsby";
import type { FC } from "react";

import { Band } from "../../components/Band/Band";
import { DataTable } from "../../components/DataTable/DataTable";

type SubprocessorListProps = {
  title: string;
  subprocessors: readonly Queries.SubprocessorFragment[];
};

/** The subprocessors of personal data. Renders nothing for an empty list. */
export const SubprocessorList: FC<SubprocessorListProps> = ({ title, subprocessors }) =>
  subprocessors.length > 0 && (
    <Band title={title} anchor="subprocessors">
      <DataTable
        caption={title}
        columns={["Company", "Purpose", "Location"]}
        rows={subprocessors.map(({ name, purpose, location }) => ({
          header: name,
          cells: [purpose, location],
        }))}
      />
    </Band>
  );

export const fragment = graphql`
  fragment Subprocessor on STRAPI__COMPONENT_PARTS_SUBPROCESSOR {
    name
    purpose
    location
  }
`;
