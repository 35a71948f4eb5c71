import { graphql, type HeadFC, type PageProps } from "gatsby";
import type { FC } from "react";

import { jobPath } from "../../common/catalogue/paths";
import { PageBody } from "../layout/PageBody/PageBody";
import { Seo } from "../layout/Seo/Seo";
import { itemList } from "../layout/Seo/structured-data";
import { required } from "../lib/required";
import { CardGroup } from "../sections/CardGroup/CardGroup";
import { FormSection } from "../sections/FormSection/FormSection";
import { Hero } from "../sections/Hero/Hero";
import { filterOpen } from "../sections/JobOpeningList/is-open";
import { JobOpeningList } from "../sections/JobOpeningList/JobOpeningList";

const CareersPage: FC<PageProps<Queries.CareersPageQuery>> = ({ data }) => {
  const record = required(data.record, "the careers record");
  const openings = filterOpen(data.openings.nodes, data.build?.hour);

  return (
    <PageBody>
      <Hero {...record.main} />
      <CardGroup group={record.reasons} />
      <JobOpeningList {...record.openings} openings={openings} emptyMessage={record.empty} />
      <FormSection
        form="application"
        contactDetails={data.contactDetails}
        {...record.application}
        positions={openings}
        anchor="application"
      />
    </PageBody>
  );
};

export default CareersPage;

export const Head: HeadFC<Queries.CareersPageQuery> = ({ data, location }) => (
  <Seo
    seo={required(data.record, "the careers record").seo}
    path={location.pathname}
    structuredData={[itemList(filterOpen(data.openings.nodes, data.build?.hour), jobPath)]}
  />
);

export const query = graphql`
  query CareersPage {
    build {
      hour
    }
    contactDetails: strapiSite {
      ...ApplicationSection
    }
    record: strapiCareers {
      main {
        ...Hero
      }
      reasons {
        ...CardGroup
      }
      openings {
        ...Section
      }
      empty
      application {
        ...Section
      }
      seo {
        ...Seo
      }
    }
    openings: allStrapiJobOpening(sort: [{ title: ASC }, { slug: ASC }]) {
      nodes {
        ...Opening
      }
    }
  }
`;
